// Makes an imported product one of the public interface.
import type { Product } from "../../stores/store.ts";
import type { Schemas } from "../handler.ts";
import { dayAfter, FIRST_DAY, showInstant, startOfDay } from "./calendar.ts";

type PublicProduct = Schemas["PublicProduct"];

/**
 * What the public interface shows of a product. `url` is the address of the list it is shown in.
 */
export function toPublicProduct(product: Product, url: URL): PublicProduct {
  const term = monthsOf(product.term);
  return {
    code: product.code,
    direction: "IMPORT",
    full_name: product.full_name ?? product.code,
    display_name: product.display_name ?? product.code,
    description: product.description ?? "",
    is_variable: term === null,
    is_green: product.params?.is_green ?? false,
    is_tracker: false,
    is_prepay: false,
    is_business: false,
    is_restricted: product.availability_status === "RESTRICTED",
    term,
    available_from: showInstant(startOfDay(product.available_from_date ?? FIRST_DAY)),
    available_to: product.available_to_date === undefined ? null : endOf(product.available_to_date),
    links: linksOf(product.code, url),
    brand: product.brand ?? "",
  };
}

/** The term is sent as text. One that is not a number of months is not shown. */
const monthsOf = (term = ""): number | null => (/^\d{1,9}$/.test(term) ? Number(term) : null);

/**
 * The midnight that ends a last day. The last day of the year 9999 means that there is no end: the
 * midnight after it can't be written.
 */
function endOf(day: string): string | null {
  const next = dayAfter(day);
  return next && showInstant(startOfDay(next));
}

/** Where the unit rates are. The tariffs of an imported product have its own code. */
function linksOf(code: string, url: URL): PublicProduct["links"] {
  if (code === "." || code === "..") return []; // no address can hold them
  const name = encodeURIComponent(code);
  const { href } = new URL(`${name}/electricity-tariffs/${name}/standard-unit-rates/`, url);
  return [{ href, method: "GET", rel: "standard_unit_rates" }];
}
