// Facts that the server writes into the page.
const { dataset } = document.documentElement;

/** The kind of server that serves the page; undefined on a static site. */
export const HOST: "serve" | "mock" | undefined =
  dataset.host === "serve" || dataset.host === "mock" ? dataset.host : undefined;

/** Settings that a static site may choose. ORIGIN is the server to which requests go. */
export const { server: ORIGIN = location.origin, logo: LOGO } = dataset;
export const TITLE = dataset.title ?? "energy-contracts";

export const HAS_CONTROL = dataset.control !== undefined;

/** The token of the development settings; empty in any other configuration. */
export const TOKEN = dataset.token ?? "";

export const VERSION = dataset.version ?? "";
