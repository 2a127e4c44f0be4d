import type { DescribedEvent } from "../data.ts";

const WITHOUT = "without-";

/** What the example of an event is called: the plain one has every field. */
export const exampleTitle = (name: string): string =>
  name === "example" ? "with every field" : name.replaceAll("-", " ");

/** The value of an example by its name, or of the first one. */
export function exampleOf({ examples }: DescribedEvent, name: string | undefined): unknown {
  const [first] = examples;
  const found = examples.find((example) => example.name === name) ?? first;
  return found && "value" in found ? found.value : without(first?.value, found?.name ?? "");
}

/** An example without the field that `without-account_number` names. */
export function without(value: unknown, name: string): unknown {
  if (!name.startsWith(WITHOUT) || typeof value !== "object" || value === null) return undefined;
  const { [name.slice(WITHOUT.length)]: _, ...others } = value as Record<string, unknown>;
  return others;
}
