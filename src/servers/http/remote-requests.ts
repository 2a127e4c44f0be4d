// Which requests came from another machine. A request itself can't prove it: its header Host is
// what its sender wrote.

const REMOTE = new WeakSet<Request>();

/** Remembers that a request came over a connection from another machine. */
export const markRemote = (request: Request): void => void REMOTE.add(request);

/** Whether a request is known to come from another machine. */
export const isRemote = (request: Request): boolean => REMOTE.has(request);
