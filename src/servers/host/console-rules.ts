// Rules for the page, on servers and on the static site: the files that it may load.

/** The page may load only its own files, and compile WebAssembly; no inline code or style. */
export const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Matches the modules in dist/ that the page loads to judge payloads. */
export const CONTRACT_FILE =
  /^(?:generated\/(?:rest-fields|(?:compact|rest|rest-schemas|shapes)\/[\w.-]+)|src\/library\/(?:(?:rest|runtime|text)\/[\w-]+|json\/pointer))\.js$/;
