// Which products are listed, in the order of their codes: all of them, those of a brand, those that
// are green or not, and those of both.
import type { Product, ProductFilter } from "../store.ts";
import { ALL, type Layer } from "./layer.ts";
import { NO_TEXTS, type SortedSet } from "./sorted-set.ts";

/** The codes of the products that pass a filter. */
export const listedIn = (layer: Layer, filter: ProductFilter): SortedSet<string> =>
  layer.get("listedProducts", ALL, nameOf(filter)) ?? NO_TEXTS;

/** Lists a product in its groups, and in none of those that it was in before. */
export function relist(layer: Layer, before: Product | undefined, after: Product): void {
  for (const filter of groupsOf(before)) {
    const codes = listedIn(layer, filter).without(after.code);
    layer.put("listedProducts", ALL, nameOf(filter), codes.size === 0 ? null : codes);
  }
  for (const filter of groupsOf(after))
    layer.put("listedProducts", ALL, nameOf(filter), listedIn(layer, filter).with(after.code));
}

/** The filters that a product passes. */
function groupsOf(product: Product | undefined): readonly ProductFilter[] {
  if (!product || product.is_hidden) return [];
  const brand = product.brand ?? "";
  const isGreen = product.params?.is_green ?? false;
  return [{}, { brand }, { isGreen }, { brand, isGreen }];
}

const nameOf = ({ brand, isGreen }: ProductFilter): string => JSON.stringify([brand, isGreen]);
