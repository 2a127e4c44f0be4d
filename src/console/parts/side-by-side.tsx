// Shows two versions of an event, field by field.
import type { Change } from "../../reading/diff/change.ts";
import type { NamedField } from "../data.ts";
import { Breaks, ChangeMark, Name } from "./chip.tsx";
import { Table } from "./table.tsx";

export type Side = Readonly<{ version: string; fields: readonly NamedField[] }>;

type FieldChange = Pick<Change, "path" | "breaks">;

type SideBySideProps = Readonly<{ before: Side; after: Side; changes: readonly FieldChange[] }>;

export function SideBySide({ before, after, changes }: SideBySideProps) {
  const paths = [...new Set([...after.fields, ...before.fields].map(({ path }) => path))];
  return (
    <Table
      isHeaded
      heads={["Field", before.version, after.version, "Change"]}
      rows={paths.map((path) => {
        const [old, now] = [before, after].map(({ fields }) => textAt(fields, path));
        const changesOfField = changes.filter((change) => change.path === path);
        return {
          key: path,
          look: old === now ? "" : "changed",
          cells: [
            <Name isCode text={path} />,
            old ?? <span class="quiet">not there</span>,
            now ?? <span class="quiet">not there</span>,
            <Difference old={old} now={now} of={changesOfField} />,
          ],
        };
      })}
    />
  );
}

type DifferenceProps = Readonly<{
  old: string | undefined;
  now: string | undefined;
  of: readonly FieldChange[];
}>;

function Difference({ old, now, of }: DifferenceProps) {
  if (old === now && of.length === 0) return <span class="quiet">same</span>;
  const kind = old === undefined ? "added" : now === undefined ? "removed" : "changed";
  return (
    <>
      <ChangeMark kind={kind} />{" "}
      <Breaks parties={[...new Set(of.flatMap(({ breaks }) => breaks))]} />
    </>
  );
}

function textAt(fields: readonly NamedField[], path: string): string | undefined {
  const field = fields.find((candidate) => candidate.path === path);
  return field && [field.type, field.required && "required"].filter(Boolean).join(", ");
}
