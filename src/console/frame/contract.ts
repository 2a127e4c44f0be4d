// The validators of the package, which load one by one.
import { loadOnce } from "./load-once.ts";

/** A module of the package: a contract with its validator. */
export const loadContract = <Module>(path: string): Promise<Module> =>
  loadOnce(
    path,
    () => import(new URL(`contract/${path}`, import.meta.url).href) as Promise<Module>,
  );

/** The contracts of some events of the catalogue, by name. */
export async function contractsOf<Contract extends { readonly name: string }>(
  names: readonly string[],
): Promise<ReadonlyMap<string, Contract>> {
  const load = (name: string) =>
    loadContract<{ readonly default: Contract }>(`generated/compact/${name}.js`);
  const modules = await Promise.all(names.map(load));
  return new Map(modules.map((module) => [module.default.name, module.default]));
}
