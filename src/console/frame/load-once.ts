import { fileNameOf } from "../../library/names/file-name.ts";
import type { Index } from "../data.ts";

/** The index of the contract. The page loads the index before it draws any view. */
export let index: Index = { sections: [], events: [], operations: [], guide: [], sends: [] };
export const keepIndex = (loaded: Index): void => {
  index = loaded;
};

export const pathOf = (operation: string): string =>
  index.operations.find(({ operationId }) => operationId === operation)?.path ?? "";

/** Returns who sends an event: operations, or `operator`. */
export const sendersOf = (event: string): string[] => [
  ...new Set(index.sends.flatMap(({ by, emits }) => (emits.includes(event) ? by : []))),
];

/** Returns what an answer with an error code does; without a code, `code` is empty. */
export const sendingsOf = (operation: string | null, status: string | number, code: string) =>
  index.sends.filter(
    ({ by, answer, codes = [""] }) =>
      by === operation && `${answer}` === `${status}` && codes.includes(code),
  );

/** Returns the events that an answer sends, in a dry run or else. */
export const eventsSent = (
  ...[of, status, code, isDry]: [...Parameters<typeof sendingsOf>, boolean]
) =>
  sendingsOf(of, status, code)
    .flatMap(({ emits }) => emits)
    .filter((name) => name.includes(".dry_run_") === isDry);

/** A promise that keeps its result, so that loaded content is drawn at once. */
export interface Loading<Content> extends Promise<Content> {
  here?: { readonly content: Content };
}

const promises = new Map<string, Loading<unknown>>();

/** Calls `load` once for each key. After a failure, the next call loads again. */
export function loadOnce<Content>(key: string, load: () => Promise<Content>): Loading<Content> {
  const before = promises.get(key) as Loading<Content> | undefined;
  if (before) return before;
  const promise: Loading<Content> = load();
  promises.set(key, promise);
  promise.then(
    (content) => {
      promise.here = { content };
    },
    () => promises.delete(key),
  );
  return promise;
}

export const loadContract = <Module>(path: string): Promise<Module> =>
  loadOnce(path, () => import(new URL(`contract/${path}`, import.meta.url).href));

async function contractsOf<Contract extends { readonly name: string }>(
  names: readonly string[],
): Promise<ReadonlyMap<string, Contract>> {
  const load = (name: string) =>
    loadContract<{ readonly default: Contract }>(`generated/compact/${fileNameOf(name)}.js`);
  const modules = await Promise.all(names.map(load));
  return new Map(modules.map((module) => [module.default.name, module.default]));
}

declare const WebAssembly: { compile(bytes: ArrayBuffer): Promise<object> };

/** Loads what judges messages. */
export const judgeLoaders = {
  contracts: contractsOf,
  module: (): Promise<object> =>
    loadOnce("judge.wasm", async () => {
      const response = await fetch(new URL("judge.wasm", import.meta.url));
      return WebAssembly.compile(await response.arrayBuffer());
    }),
};

/** The section of the user's own events. */
const OWN = "own";

export const ownEvents = (): string[] =>
  index.events.flatMap(([name, , section]) =>
    index.sections[section]?.name === OWN ? [name] : [],
  );
