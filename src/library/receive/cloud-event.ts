/** The CloudEvent in a request: binary if headers have its attributes, or else structured. */
export function cloudEventOf(headers: Headers, data: unknown): unknown {
  const event: Record<string, unknown> = { data };
  for (const [name, value] of headers) if (name.startsWith("ce-")) event[name.slice(3)] = value;
  return event.type ? event : data;
}
