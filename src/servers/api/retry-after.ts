// How many seconds an answer with 429 asks its caller to wait.

/** While others are being served. */
export const WHILE_BUSY = { "Retry-After": "2" };
/** While the simulated weather is bad. */
export const IN_BAD_WEATHER = { "Retry-After": "1" };
