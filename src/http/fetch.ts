/** Answers a request. */
export type Fetch = (request: Request) => Promise<Response>;
