// The header of an answer with 429. Its value is the seconds that the caller has to wait.

/** The wait while the server is busy with other calls. */
export const WHILE_BUSY = { "Retry-After": "2" };
/** The wait while the simulated weather is bad. */
export const IN_BAD_WEATHER = { "Retry-After": "1" };
