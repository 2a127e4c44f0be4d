import type { Product } from "../../stores/store.ts";
import type { Schemas } from "../handler.ts";
import { type Calendar, FIRST_DAY } from "./calendar.ts";

/** Shows a product to the public. `folder` is the address of the list, with a slash at the end. */
export function toPublicProduct(
  product: Product,
  folder: string,
  calendar: Calendar,
): Schemas["PublicProduct"] {
  const term = monthsOf(product.term);
  const lastDay = product.available_to_date;
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
    available_from: calendar.showStartOf(product.available_from_date ?? FIRST_DAY),
    available_to: lastDay === undefined ? null : calendar.showEndOf(lastDay),
    links: linksOf(product.code, folder),
    brand: product.brand ?? "",
  };
}

/** Reads the number of months; null if the text has any other form. */
const monthsOf = (term = ""): number | null => (/^\d{1,9}$/.test(term) ? Number(term) : null);

/** Links to the unit rates. The tariff code of an imported product is the product code. */
function linksOf(code: string, folder: string): Schemas["PublicProduct"]["links"] {
  if (code === "." || code === "..") return []; // a URL drops these segments
  const name = encodeURIComponent(code);
  const href = `${folder}${name}/electricity-tariffs/${name}/standard-unit-rates/`;
  return [{ href, method: "GET", rel: "standard_unit_rates" }];
}
