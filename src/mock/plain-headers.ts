// Headers as plain objects, between the engine and those who ask it.

const MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+/;

/** Headers by which Prism can judge: it throws on a media type that can't be read, and would miss a name in capitals. */
export function readableHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
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
 * The headers of an answer that Prism made: from their schemas, so that a number stays one. Its Content-type is spelled as everywhere else,
 * because two spellings in one object become one header with the value twice.
 */
export function textHeaders(headers: object = {}): Record<string, string> {
  const given = Object.entries(headers).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return Object.fromEntries(
    given.map(([name, value]) => [name === "Content-type" ? "Content-Type" : name, String(value)]),
  );
}
