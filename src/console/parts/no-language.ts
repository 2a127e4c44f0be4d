// Stands in for the parser of languages, which the editor's keys ask. The editor has no language,
// and without the parser it is a sixth smaller. scripts/console/build-console.ts puts it in place.

type State = Readonly<{ doc: { lineAt(pos: number): { readonly text: string } } }>;
const UNIT = 2;

export const getIndentUnit = (): number => UNIT;
export const indentString = (_: State, columns: number): string => " ".repeat(columns);

/** Without a language, a new line has the indentation of the line before. */
export const getIndentation = (): null => null;

export class IndentContext {
  readonly #state: State;
  constructor(state: State) {
    this.#state = state;
  }
  lineIndent(pos: number): number {
    return this.#state.doc.lineAt(pos).text.search(/\S|$/);
  }
}

const NO_TREE = { resolveInner: () => ({ childBefore: () => null, childAfter: () => null }) };
export const syntaxTree = (): typeof NO_TREE => NO_TREE;

// Keys that the editor does not have ask for these.
export const [NodeProp, matchBrackets, indentUnit] = [{}, () => null, undefined];
