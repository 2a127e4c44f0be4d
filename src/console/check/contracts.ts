// The validators of the package, which load one by one.
import { loadContract } from "../frame/load.tsx";
import type { AnyContract } from "./judge-message.ts";

/** From so many events on, one file with all of them is quicker. */
const MANY = 8;

/** The contracts of some events, by name. */
export async function contractsOf(
  names: readonly string[],
): Promise<Readonly<Record<string, AnyContract>>> {
  if (names.length >= MANY) return (await loadAll()).ALL_EVENTS;
  const loaded = await Promise.all(
    names.map((name) =>
      loadContract<{ readonly default: AnyContract }>(`generated/compact/${name}.js`),
    ),
  );
  return Object.fromEntries(loaded.map((module) => [module.default.name, module.default]));
}

const loadAll = () =>
  loadContract<{ readonly ALL_EVENTS: Readonly<Record<string, AnyContract>> }>(
    "generated/all-events.js",
  );
