import { EXAMPLE_PRODUCTS } from "../../../../generated/server-config.ts";
import type { State, Weather } from "../../../../generated/server-types.ts";
import type { Settings } from "../../handlers/handler.ts";
import type { Reader, Store, Writer } from "../../stores/store.ts";
import { putState } from "./state-of-store.ts";

export type Start = ReturnType<typeof createStart>;

export function createStart(
  store: Store,
  settings: Settings,
  { state, weather }: { readonly state: State | undefined; readonly weather: Weather },
) {
  const put = async (): Promise<void> => {
    if (state)
      await store.write(async (writer) => {
        if (await isEmpty(writer, settings)) await putState(state, writer);
      });
    else if (settings.exampleProducts) await store.write(addExampleProducts);
  };
  let begun: Promise<void> | undefined;
  const beginWith = (work: Promise<void>): Promise<void> => {
    const attempt = work.catch((error: unknown) => {
      if (begun === attempt) begun = undefined;
      throw error;
    });
    begun = attempt;
    return attempt;
  };
  return {
    weather,
    /** Fills the store once. If the filling fails, the next call repeats it. */
    begin: () => begun ?? beginWith(put()),
    /** Empties the store and fills it again, with `fill` if it is given. Meanwhile, calls wait. */
    again: (fill = put) =>
      beginWith(
        Promise.allSettled([begun])
          .then(() => store.reset())
          .then(fill),
      ),
  };
}

async function isEmpty(reader: Reader, { suppliers }: Settings): Promise<boolean> {
  if ((await reader.listAllProducts()).length > 0) return false;
  for (const { code } of suppliers)
    if ((await reader.listAccounts(code, { limit: 1 })).length > 0) return false;
  return true;
}

/** Adds only the products that are missing. Existing products stay unchanged. */
async function addExampleProducts(writer: Writer): Promise<void> {
  const missing = new Set(await writer.missingProducts(EXAMPLE_PRODUCTS.map(({ code }) => code)));
  await writer.putProducts(EXAMPLE_PRODUCTS.filter(({ code }) => missing.has(code)));
}
