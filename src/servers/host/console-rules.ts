// What the page of the console may do and load. The servers and the build of the site keep to it.

/** The policy of the page: nothing but its own files, and no inline code or style. */
export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The modules of the package, by their paths in dist/, that the page loads to judge payloads. */
export const CONTRACT_FILE =
  /^(?:generated\/(?:rest-fields|(?:compact|rest|rest-schemas|shapes)\/[\w.-]+)|src\/library\/(?:(?:rest|runtime|text)\/[\w-]+|json\/pointer))\.js$/;
