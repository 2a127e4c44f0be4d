// Writes the outline of a payload, a text that functions of the library read. Each reference is
// replaced by its target. `{account_number,account_user_emails[],is_imported?:b}` describes a text,
// a list of texts and an optional boolean. `~` allows null. `!bl` names the checks b and l.
// `{a?,b?}(a,b)` has at least one of the fields a and b. `{+a}` is open.
import { CHECKS } from "../../../src/library/runtime/outline.ts";
import type { Form } from "../../../src/reading/model/form.ts";
import { checksOf } from "./keywords.ts";

const MARKS: Readonly<Record<string, string>> = {
  string: "",
  boolean: ":b",
  integer: ":i",
  number: ":n",
};

const LETTERS = new Map(Object.entries(CHECKS).map(([letter, code]) => [code, letter]));

/** Returns the outline of a form that `assertSupported` has accepted. */
export function outlineOf(form: Form): string {
  const target = form.referred();
  if (target) return outlineOf(target);
  const { types, parts, choices } = form;
  const bases = [
    ...types.filter((type) => type !== "null").map((type) => typeOf(form, type)),
    ...parts.filter(({ demands }) => demands.length === 0).map(outlineOf),
  ];
  const letters = checksOf(form).map(
    ({ code }) => LETTERS.get(code) ?? fail(form, `the code ${code}`),
  );
  const demands = [form, ...parts].flatMap((part) => part.demands.flat());
  if (choices.length > 0) fail(form, "a choice of shapes");
  if (bases.length !== 1) fail(form, "several types");
  return [
    bases[0],
    types.includes("null") ? "~" : "",
    letters.length > 0 ? `!${letters.join("")}` : "",
    demands.length > 0 ? `(${demands.join()})` : "",
  ].join("");
}

function typeOf(form: Form, type: string): string {
  if (type === "array") return `[${form.item ? outlineOf(form.item) : fail(form, "free lists")}]`;
  if (type !== "object") return MARKS[type] ?? fail(form, `the type ${type}`);
  const { fields = [], required, isOpen } = form;
  const names = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  if (names.join() !== required.join()) fail(form, "required fields in another order");
  const texts = fields.map(({ name, isRequired, form }) => {
    if (!/^\w+$/.test(name)) fail(form, "names but of letters, digits and _");
    return `${name}${isRequired ? "" : "?"}${outlineOf(form)}`;
  });
  // `+` marks an open object, in which no field is unknown.
  return `{${isOpen && texts.length > 0 ? "+" : ""}${texts.join()}}`;
}

function fail({ place }: Form, what: string): never {
  throw new Error(`${place}: outlines do not know ${what}.`);
}
