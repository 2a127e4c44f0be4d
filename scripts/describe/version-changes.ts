import { type Field, kindOf, type VersionChanges } from "../../src/reading/model/description.ts";

interface Version {
  readonly version: string;
  readonly fields: readonly Field[];
}

export function changesBetween(before: Version, after: Version): VersionChanges {
  return {
    from: before.version,
    to: after.version,
    added: outermost(after.fields.filter(({ path }) => !fieldAt(path, before))),
    removed: outermost(before.fields.filter(({ path }) => !fieldAt(path, after))),
    changed: after.fields.flatMap((field) => {
      const old = fieldAt(field.path, before);
      if (!old || kindOf(old) === kindOf(field)) return [];
      return [{ path: field.path, before: kindOf(old), after: kindOf(field) }];
    }),
  };
}

const fieldAt = (path: string, { fields }: Version): Field | undefined =>
  fields.find((field) => field.path === path);

/** A field that comes or goes takes those inside it along. */
const outermost = (fields: readonly Field[]): Field[] =>
  fields.filter(
    ({ path }) =>
      !fields.some(
        (other) => path.startsWith(`${other.path}.`) || path.startsWith(`${other.path}[`),
      ),
  );
