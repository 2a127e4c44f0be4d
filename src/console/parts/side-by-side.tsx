// Two versions of an event, field by field.
import { type Field, kindOf } from "../../reading/model/description.ts";
import type { NamedField } from "../data.ts";
import { Breaks, ChangeMark } from "./change-mark.tsx";
import { Name } from "./name.tsx";

/** A version and its fields. */
export interface Side {
  readonly version: string;
  readonly fields: readonly NamedField[];
}

/** What a change does to a field. */
export interface FieldChange {
  readonly path: string;
  readonly kind: "added" | "removed" | "changed";
  readonly breaks: readonly string[];
}

export function SideBySide({
  before,
  after,
  changes,
}: {
  readonly before: Side;
  readonly after: Side;
  readonly changes: readonly FieldChange[];
}) {
  const paths = [...new Set([...after.fields, ...before.fields].map(({ path }) => path))];
  return (
    <table class="words">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">{before.version}</th>
          <th scope="col">{after.version}</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {paths.map((path) => {
          const [old, now] = [before, after].map(({ fields }) => textAt(fields, path));
          const own = changes.filter((change) => change.path === path);
          return (
            <tr key={path} class={old === now ? "" : "changed"}>
              <th scope="row" class="code">
                <Name text={path} />
              </th>
              <td>{old ?? <span class="quiet">not there</span>}</td>
              <td>{now ?? <span class="quiet">not there</span>}</td>
              <td>
                {old === now && own.length === 0 ? (
                  <span class="quiet">same</span>
                ) : (
                  <>
                    <ChangeMark
                      kind={old === undefined ? "added" : now === undefined ? "removed" : "changed"}
                    />{" "}
                    <Breaks parties={[...new Set(own.flatMap(({ breaks }) => breaks))]} />
                  </>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function textAt(fields: readonly NamedField[], path: string): string | undefined {
  const field = fields.find((candidate) => candidate.path === path);
  return field && kindOf(field as unknown as Field);
}
