// Lists have pages, which are numbered from 1.
import { refuse } from "../../api/reply.ts";

interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly url: string;
}

/** The number of records before a page. No list has more than a store can count. */
export const offsetOf = (page: number, pageSize: number): number =>
  Math.min((page - 1) * pageSize, Number.MAX_SAFE_INTEGER);

/** An empty list has a first page, and no list has a page beyond its end. */
export function answerPage<Item>(
  results: Item[],
  count: number,
  { page, pageSize, url }: PageRequest,
) {
  if (page > 1 && offsetOf(page, pageSize) >= count) {
    const detail = `There is no page ${Number.isSafeInteger(page) ? page : "of so large a number"}`;
    return refuse("not_found", `${detail}.`, [{ detail, code: "not_found", attr: "page" }]);
  }
  const next = page * pageSize < count ? addressOf(url, page + 1) : null;
  const previous = page > 1 ? addressOf(url, page - 1) : null;
  return { status: 200 as const, body: { count, next, previous, results } };
}

/** Puts another page into an address. The caller's other parameters stay. */
function addressOf(url: string, page: number): string {
  const address = new URL(url);
  address.searchParams.set("page", String(page));
  return address.href;
}
