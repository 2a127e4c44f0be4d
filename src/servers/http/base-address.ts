// The address under which a caller knows the server, if it is not the one that a request names.

/** Of the registry, so that every copy of this module means the same. */
const BASE = Symbol.for("energy-contracts.base");

interface Based {
  readonly [BASE]?: string;
}

/** Remembers the base address of a request, without a slash at the end. */
export const setBase = (request: Request, base: string): Request =>
  Object.defineProperty(request, BASE, { value: base });

/** The base address that was set; undefined if none was. */
export const baseOf = (request: Request): string | undefined => (request as Request & Based)[BASE];
