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

/** Names a line of an earlier payload, and also its file if that is another one. */
export const lineOf = ({ file, line }: PayloadPlace, from: PayloadPlace): string =>
  file === from.file ? `line ${line}` : `${file}, line ${line}`;

/** The largest number of entries of one rule. A `Map` of V8 takes no more. */
const MOST = 2 ** 24;

/** Maps texts to what a rule remembers of them. `what` names the entries for a refusal. */
export class Remembered<Value> extends Map<string, Value> {
  readonly #what: string;

  constructor(what: string) {
    super();
    this.#what = what;
  }

  override set(key: string, value: Value): this {
    if (this.size >= MOST && !this.has(key))
      throw new InputError(
        `${this.#what} are compared over all lines, and there are more than ${figure(MOST)}. Give fewer files at once.`,
      );
    return super.set(key, value);
  }
}
