import { type Address, hrefOf } from "../frame/address.ts";

/** The pages that the visitor opened since the page was loaded, the newest first. */
export let recent: readonly { readonly name: string; readonly href: string }[] = [];
const MOST_RECENT = 8;

export function remember({ part, name }: Address): void {
  if (name === "") return;
  const href = hrefOf(part, name);
  recent = [{ name, href }, ...recent.filter((page) => page.href !== href)].slice(0, MOST_RECENT);
}
