import type { components } from "../../../generated/rest-types.ts";
import type { Call } from "../http/front-door.ts";

/** The fields of products by which a list is filtered, with the values that pass. */
export function filtersOf({
  parameters: { brand, is_green, is_prepay },
}: Pick<Call, "parameters">): Partial<components["schemas"]["PublicProduct"]> {
  return {
    ...(brand !== undefined && { brand: String(brand) }),
    ...(is_green !== undefined && { is_green: is_green === true }),
    ...(is_prepay !== undefined && { is_prepay: is_prepay === true }),
  };
}
