// What the server writes into the page about itself.

const { dataset } = document.documentElement;

/** Who serves the page: a server of the package, or a static site, which is undefined. */
export const HOST: "serve" | "mock" | undefined =
  dataset.host === "serve" || dataset.host === "mock" ? dataset.host : undefined;

export const HAS_CONTROL = dataset.control !== undefined;

/** The token of the development settings; empty with a configuration of one's own. */
export const TOKEN = dataset.token ?? "";

export const VERSION = dataset.version ?? "";

export const HOST_WORDS =
  HOST === undefined ? "static site" : HAS_CONTROL ? `${HOST}, control open` : HOST;
