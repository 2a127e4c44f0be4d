// The header of an answer with 429. Its value is the seconds that the caller has to wait.
export const WHILE_BUSY = { "Retry-After": "2" };
export const IN_BAD_WEATHER = { "Retry-After": "1" };
