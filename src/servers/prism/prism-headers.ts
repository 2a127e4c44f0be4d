// Headers as plain objects, between the engine and Prism.

type PlainHeaders = Readonly<Record<string, string>>;

const MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+/;

/**
 * Headers by which Prism can judge. Prism throws on a media type that can't be read, and misses
 * names in capitals.
 */
export function toPrismHeaders(headers: PlainHeaders): Record<string, string> {
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const { "content-type": type, ...rest } = lower;
  if (type === undefined) return rest;
  return {
    ...rest,
    "content-type": MEDIA_TYPE.exec(type)?.[0].toLowerCase() ?? "unreadable/unreadable",
  };
}

/**
 * The headers of an answer that Prism made, as text: Prism makes them from their schemas, so that
 * some are numbers. Content-Type is spelled as it is everywhere else, because two spellings in one
 * object become one header with the value twice.
 */
export function fromPrismHeaders(headers: object = {}): Record<string, string> {
  const given = Object.entries(headers).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return Object.fromEntries(
    given.map(([name, value]) => [name === "Content-type" ? "Content-Type" : name, String(value)]),
  );
}
