// Lists have pages. The first page has the number 1.
import { refuse } from "../../api/reply.ts";

/** Counts the records before a page, up to the largest number that a store can count. */
export const offsetOf = (page: number, pageSize: number): number =>
  Math.min((page - 1) * pageSize, Number.MAX_SAFE_INTEGER);

/** Answers one page of a list. An empty list has page 1. A page after the end gets a 404. */
export function answerPage<Item>(
  results: Item[],
  count: number,
  { page, pageSize, url }: { page: number; pageSize: number; url: string },
) {
  if (page > 1 && offsetOf(page, pageSize) >= count) {
    const detail = `There is no page ${Number.isSafeInteger(page) ? page : "of so large a number"}`;
    return refuse("not_found", `${detail}.`, [{ detail, code: "not_found", attr: "page" }]);
  }
  const next = page * pageSize < count ? addressOf(url, page + 1) : null;
  const previous = page > 1 ? addressOf(url, page - 1) : null;
  return { status: 200 as const, body: { count, next, previous, results } };
}

/** Replaces the page number in an address. The other parameters stay. */
function addressOf(url: string, page: number): string {
  const address = new URL(url);
  address.searchParams.set("page", String(page));
  return address.href;
}
