// Makes payloads from a form: for fixtures without an example, and for each branch of a choice.
import { isObject } from "../../library/json/pointer.ts";
import { unlessThrown } from "../../library/text/unless-thrown.ts";
import type { Form } from "../../reading/model/form.ts";
import { FORMATS_BY_NAME } from "../../reading/model/formats.ts";
import { textLike } from "./text-like.ts";

/** The number of levels below which optional fields are left out. */
const DEEPEST = 5;
const MOST_SAMPLES = 100;
/** The most characters of a sample; an item counts as ten, so that it has at most 1,000 items. */
const MOST_CHARACTERS = 10_000;

/** An error for a sample that would have more than that. */
export class TooLarge extends Error {}

/** The values that a form offers for a sample, the best first. */
const GIVEN: readonly ((form: Form) => unknown)[] = [
  (form) => form.const,
  (form) => form.examples[0],
  (form) => form.default,
  (form) => form.checks.enum?.[0],
];

/** Maps the place of each choice to the index of the branch that a sample takes. */
type Picks = ReadonlyMap<string, number>;

/** Makes a payload for each branch of each choice. `read` returns a fresh form for each payload. */
export function samplesOf(read: () => Form): unknown[] {
  const samples: unknown[] = [];
  const wanted: Picks[] = [new Map()];
  const known = new Set<string>();
  for (const picks of wanted) {
    const sample = unlessThrown(TooLarge, () => sampleOf(read(), picks));
    if (!sample) continue;
    const { value, choices } = sample;
    samples.push(value);
    for (const { place, choices: forms } of choices) {
      for (const [index, form] of known.has(place) ? [] : forms.entries())
        if (isFilled(form)) wanted.push(new Map([...picks, [place, index]]));
      known.add(place);
    }
    wanted.splice(MOST_SAMPLES);
  }
  return samples;
}

const isFilled = ({ types }: Form): boolean => types.join() !== "null";

/** Makes a payload, and lists its choices. With picks, an example that is an object is not used. */
export function sampleOf(whole: Form, picks?: Picks) {
  const choices = new Set<Form>();
  let room = MOST_CHARACTERS;
  const take = (characters: number): void => {
    room -= characters;
    if (room < 0) throw new TooLarge();
  };
  /** Returns a form and all forms that apply with it. Of branches, only the picked one applies. */
  const partsOf = (form: Form, depth: number): Form[] => {
    if (depth > 2 * DEEPEST) return [];
    if (form.choices.length > 1) choices.add(form);
    const usual = Math.max(0, form.choices.findIndex(isFilled));
    const pick = form.choices[picks?.get(form.place) ?? usual] ?? [];
    const inner = [form.referred() ?? [], form.parts, pick].flat();
    return [form, ...inner.flatMap((part) => partsOf(part, depth))];
  };
  const made = (forms: readonly Form[], depth: number): unknown => {
    const parts = forms.flatMap((form) => partsOf(form, depth));
    const given = GIVEN.map((read) => parts.map(read).find((value) => value !== undefined));
    const known = given.find((value) => value !== undefined && !(picks && isObject(value)));
    if (known !== undefined) return known;
    const checked = parts.map(({ checks, rest }) => ({ ...rest, ...checks }));
    const rules: Rules = Object.assign({}, ...checked.reverse());
    const meant = parts.some(({ fields }) => fields) ? "object" : "string";
    const types = parts.map((part) => part.types).find((some) => some.length > 0) ?? [meant];
    switch (types.find((type) => type !== "null") ?? "null") {
      case "object": {
        const fields = parts.flatMap((part) => part.fields ?? []);
        const wanted = depth < DEEPEST ? fields.map(({ name }) => name) : [];
        const names = new Set([...wanted, ...parts.flatMap(({ required }) => required)]);
        take(names.size);
        const formsOf = (name: string) =>
          fields.flatMap((field) => (field.name === name ? field.form : []));
        return Object.fromEntries([...names].map((name) => [name, made(formsOf(name), depth + 1)]));
      }
      case "array": {
        const item = parts.flatMap((part) => part.item ?? []).slice(0, 1);
        const count = Math.max(rules.minItems ?? 0, depth < DEEPEST ? 1 : 0);
        take(10 * count);
        return Array.from({ length: count }, () => made(item, depth + 1));
      }
      case "boolean":
        return true;
      case "null":
        return null;
      case "string":
        return textOf(rules, take);
      default:
        return numberOf(rules);
    }
  };
  return { value: made([whole], 0), choices };
}

type Rules = Form["checks"] & { exclusiveMinimum?: number; multipleOf?: number };

function numberOf({ minimum, exclusiveMinimum = 0, multipleOf: step }: Rules): number {
  const least = minimum ?? exclusiveMinimum + 1;
  return step === undefined ? least : Math.ceil(least / step) * step;
}

function textOf(
  { format = "", pattern, minLength = 0, maxLength }: Rules,
  take: (characters: number) => void,
): string {
  const usual = pattern === undefined ? "text" : textLike(pattern, MOST_CHARACTERS + 1);
  const text = FORMATS_BY_NAME.get(format)?.sample ?? usual;
  take(Math.max(text.length, minLength));
  return text.padEnd(minLength, "x").slice(0, maxLength);
}
