// What the rules over all lines remember of earlier payloads.
import { textAt } from "../../../library/rest/values-at.ts";
import type { Tell } from "../../../library/runtime/issue.ts";
import { figure } from "../../../library/text/printable.ts";
import type { JudgedIssue } from "../../../reading/judge/judge.ts";
import { InputError } from "../../command.ts";
import type { PayloadPlace } from "../read-options.ts";

/** A rule that remembers earlier payloads. `isTaken` is true if the API accepts this payload. */
export type CrossRule = (
  payload: unknown,
  place: PayloadPlace,
  isTaken: boolean,
  tell: Tell | undefined,
) => readonly JudgedIssue[];

export function accountOf(payload: unknown): string | undefined {
  const supplier = textAt(payload, "import_supplier");
  const number = textAt(payload, "external_account_number");
  return supplier === undefined || number === undefined ? undefined : `${supplier}\n${number}`;
}

/** Gives each line of all inputs a number of 32 bits, and finds the line that has a number. */
export class LinesSeen {
  readonly #files: { readonly name: string; readonly before: number }[] = [];
  #last = 0;

  /** Returns the number of a line. Lines come in their order, one input after the other. */
  numberOf({ file, line }: PayloadPlace): number {
    let current = this.#files.at(-1);
    if (current?.name !== file) {
      current = { name: file, before: this.#last };
      this.#files.push(current);
    }
    this.#last = current.before + line;
    return this.#last;
  }

  /** Names a line, and also its file if `from` lies in another file. */
  nameOf(number: number, from: PayloadPlace): string {
    const file = this.#files.filter(({ before }) => before < number).at(-1);
    const line = `line ${number - (file?.before ?? 0)}`;
    return !file || file.name === from.file ? line : `${file.name}, ${line}`;
  }
}

/** The largest number of entries of one rule. A `Map` of V8 takes no more. */
const MOST = 2 ** 24;

/** Maps texts to what a rule remembers of them. `what` names the entries for a refusal. */
export class Remembered<Value> {
  readonly #values = new Map<string, Value>();
  readonly #what: string;

  constructor(what: string) {
    this.#what = what;
  }

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: Value): void {
    if (this.#values.size >= MOST && !this.#values.has(key))
      throw new InputError(
        `${this.#what} are compared over all lines, and there are more than ${figure(MOST)}. Give fewer files at once.`,
      );
    this.#values.set(key, value);
  }
}
