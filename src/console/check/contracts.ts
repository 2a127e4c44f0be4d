import type { AnyContract } from "../../reading/judge/judge.ts";
import { loadContract } from "../frame/contract.ts";

/** The contracts of some events of the catalogue, by name. */
export async function contractsOf(
  names: readonly string[],
): Promise<ReadonlyMap<string, AnyContract>> {
  const modules = await Promise.all(
    names.map((name) =>
      loadContract<{ readonly default: AnyContract }>(`generated/compact/${name}.js`),
    ),
  );
  return new Map(modules.map((module) => [module.default.name, module.default]));
}
