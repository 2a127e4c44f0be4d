// The validators of the package, which load one by one.
import { loadOnce } from "./load-once.ts";

/** A module of the package: a contract with its validator. */
export const loadContract = <Module>(path: string): Promise<Module> =>
  loadOnce(
    path,
    () => import(new URL(`contract/${path}`, import.meta.url).href) as Promise<Module>,
  );
