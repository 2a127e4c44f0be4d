import { fileNameOf } from "../../library/names/file-name.ts";
import type { Index, Sending } from "../data.ts";

/** The index of the contract. The page loads the index before it draws any view. */
export let index: Index = {
  sections: [],
  events: [],
  operations: [],
  guide: [],
  process: { states: [], moves: [], additions: [] },
  steps: [],
  contract: "",
};
export const keepIndex = (loaded: Index): void => {
  index = loaded;
};

export const pathOf = (operation: string): string =>
  index.operations.find(({ operationId }) => operationId === operation)?.path ?? "";

export const allSendings = ({ moves, additions }: Index["process"]): Sending[] => [
  ...moves,
  ...additions,
];

/** Returns who sends an event: operations, or `operator`. */
export const sendersOf = (event: string): string[] => {
  const senders = allSendings(index.process).filter(({ emits }) => emits.includes(event));
  return [...new Set(senders.map(({ by }) => by))];
};

/** Returns what an answer does, in a dry run or else. An answer without a code has an empty one. */
export const sendingsOf = (
  operation: string | null,
  status: string | number,
  code: string,
  isDry?: boolean,
) =>
  allSendings(index.process).filter(
    ({ by, answer, codes = [""], mark = "" }) =>
      by === operation &&
      `${answer}` === `${status}` &&
      codes.includes(code) &&
      (mark === "" || isDry === undefined || mark.startsWith("dry_run") === isDry),
  );

export const stateTitle = (id: string | undefined): string | undefined =>
  index.process.states.find((state) => state.id === id)?.title;

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

/** Loads what checks messages: the module, and contracts of the user's own events. */
export const moduleLoaders = {
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
