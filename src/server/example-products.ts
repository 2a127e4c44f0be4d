import { EXAMPLE_PRODUCTS } from "../../generated/server-config.ts";
import type { Settings } from "../handlers/settings.ts";
import type { Store } from "../stores/store.ts";

/** Creates the example products, if that is set. A product whose code exists stays as it is. */
export async function addExampleProducts(
  store: Store,
  { exampleProducts }: Settings,
): Promise<void> {
  if (!exampleProducts) return;
  await store.write(async (writer) => {
    const codes = EXAMPLE_PRODUCTS.map(({ code }) => code);
    const missing = new Set(await writer.missingProducts(codes));
    await writer.putProducts(EXAMPLE_PRODUCTS.filter(({ code }) => missing.has(code)));
  });
}

/**
 * Returns a function that creates the example products when it is first called. If that fails, the
 * next call tries again.
 */
export function createExampleProducts(store: Store, settings: Settings): () => Promise<void> {
  let created: Promise<void> | undefined;
  return () => {
    created ??= addExampleProducts(store, settings).catch((error: unknown) => {
      created = undefined;
      throw error;
    });
    return created;
  };
}
