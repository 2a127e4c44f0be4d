// Values of parameters that the server has.
import type { Overview } from "../../../generated/server-types.ts";
import { askApi, askControl } from "../frame/ask.ts";
import { HAS_CONTROL } from "../frame/host.ts";

/** Values by the name of the parameter. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

/** Reads what the server has, as far as it lets anybody. */
export async function loadKnownValues(): Promise<KnownValues> {
  const [overview, products] = await Promise.all([
    HAS_CONTROL ? askControl("GET", "overview") : undefined,
    askApi("GET", "/v1/products/"),
  ]);
  const { suppliers = [], groups = [] } = (overview?.body ?? {}) as Partial<Overview>;
  const { results = [] } = (products.body ?? {}) as { results?: readonly { code?: string }[] };
  const accounts = groups.flatMap((group) => group.accounts);
  return {
    import_supplier_code: suppliers.map(({ code }) => code),
    external_account_number: accounts.map((account) => account.external_account_number),
    account_number: accounts.flatMap((account) => account.platform_account_number ?? []),
    product_code: results.flatMap(({ code }) => code ?? []),
  };
}
