/** Answers a request, as everywhere on the web. */
export type Fetch = (request: Request) => Promise<Response>;
