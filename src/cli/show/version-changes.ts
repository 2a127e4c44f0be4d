import type { Field } from "./fields.ts";

/** What is different in the fields of a version, against those of the one before. */
export interface VersionChanges {
  readonly from: string;
  readonly to: string;
  readonly added: readonly Field[];
  readonly removed: readonly Field[];
  readonly changed: readonly {
    readonly path: string;
    readonly before: string;
    readonly after: string;
  }[];
}

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

/** `string, required`: what of a field a producer or consumer has to know. */
export const kindOf = ({ type, required }: Field): string =>
  `${type}, ${required ? "required" : "optional"}`;

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
