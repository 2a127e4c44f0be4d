// An answer with 429 asks its caller to wait so many seconds.

/** The wait while others are being served. */
export const WHILE_BUSY = { "Retry-After": "2" };
/** The wait while the simulated weather is bad. */
export const IN_BAD_WEATHER = { "Retry-After": "1" };
