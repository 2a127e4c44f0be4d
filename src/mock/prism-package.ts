/** What to install for the mock and the proxy: the peer dependency, in the version that they are tested with. */
export const PRISM_PACKAGE = "@stoplight/prism-http@5.16";
