/**
 * Whether a caller would rather have HTML than JSON. Only those who name HTML do, as browsers: to
 * most programs anything is as good.
 */
export function prefersHtml(accept: string | null): boolean {
  const weights = new Map<string, number>();
  for (const range of (accept ?? "").toLowerCase().split(",")) {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    weights.set(type, weight === undefined ? 1 : Number(weight));
  }
  const html = weights.get("text/html") ?? 0;
  return html > 0 && html >= (weights.get("application/json") ?? 0);
}
