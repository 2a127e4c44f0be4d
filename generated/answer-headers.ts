// Generated from openapi/ by `npm run generate`. Do not edit.

/** The headers of answers, by status. */
export const ANSWER_HEADERS = {
  401: {"WWW-Authenticate":{"required":false,"type":"string"}},
  405: {"Allow":{"required":true,"type":"string"}},
  429: {"Retry-After":{"required":false,"type":"integer"}},
} as const;
