// Shows the fields of a payload as a tree.
import { useRef } from "preact/hooks";
import { amount } from "../../library/text/printable.ts";
import type { NamedField } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { useShown } from "../frame/hooks.ts";
import { useAddress } from "../frame/router.ts";
import { Chip, Name, Prose } from "./chip.tsx";
import { Button } from "./input.tsx";

type Branch = Readonly<{ field: NamedField; inside: readonly Branch[] }>;

/** Makes a tree of fields. In `fields`, inner fields follow their outer field. */
function branchesOf(fields: readonly NamedField[]): Branch[] {
  const depth = fields[0]?.depth;
  const starts = fields.flatMap((field, index) => (field.depth === depth ? [index] : []));
  return starts.flatMap((start, number) => {
    const field = fields[start];
    const inside = branchesOf(fields.slice(start + 1, starts[number + 1]));
    return field ? [{ field, inside }] : [];
  });
}

/** A tree with at least this many fields has the button "Open all". */
const MANY = 20;

interface View {
  readonly target: string;
  readonly note: ((path: string) => string | undefined) | undefined;
  readonly hrefOf: (path: string) => string;
}

type FieldsProps = Readonly<{
  name?: string;
  fields: readonly NamedField[];
  target?: string | undefined;
  note?: (path: string) => string | undefined;
}>;

export function Fields({ name = "Fields", fields, target = "", note }: FieldsProps) {
  const { part, name: shown } = useAddress();
  const tree = useRef<HTMLDivElement>(null);
  const openAll = () => {
    for (const inner of tree.current?.querySelectorAll("details") ?? []) inner.open = true;
  };
  if (fields.length === 0) return <p class="quiet">It has no fields.</p>;
  const view = { target, note, hrefOf: (field: string) => hrefOf(part, shown, { field }) };
  return (
    <div ref={tree}>
      {fields.length >= MANY && fields.some(({ depth }) => depth > 0) && (
        <Button look="link small" act={openAll}>
          Open all
        </Button>
      )}
      <Level name={name} branches={branchesOf(fields)} view={view} />
    </div>
  );
}

export const isInside = (path: string, outer: string): boolean =>
  [".", "["].some((end) => path.startsWith(outer + end));

type LevelProps = Readonly<{ name?: string; branches: readonly Branch[]; view: View }>;

const Level = ({ name, branches, view }: LevelProps) => (
  <ul class="fields" aria-label={name}>
    {branches.map((branch) => (
      <Row key={branch.field.path} branch={branch} view={view} />
    ))}
  </ul>
);

function Row({ branch, view }: Readonly<{ branch: Branch; view: View }>) {
  const { field, inside } = branch;
  const { path, name, required, description } = field;
  const isTarget = view.target === path;
  const item = useShown<HTMLLIElement>(isTarget);
  const note = view.note?.(path);
  const limits = limitsOf(field);
  return (
    <li ref={item} tabIndex={-1} class={isTarget ? "chosen" : ""}>
      <div class="sig">
        <code class="name">
          <Name text={name} />
        </code>{" "}
        <Type {...field} /> {required && <span class="need">required</span>}
        {note !== undefined && <Chip kind="good">{note}</Chip>}
        <a class="anchor" href={view.hrefOf(path)} aria-label={`Link to ${path}`}>
          #
        </a>
      </div>
      {description !== undefined && <Prose text={description} />}
      {limits !== "" && <p class="small">{limits}</p>}
      {inside.length > 0 && (
        <details open={isInside(view.target, path) || undefined}>
          <summary class="small">{amount(countOf(inside), "field")}</summary>
          <Level branches={inside} view={view} />
        </details>
      )}
    </li>
  );
}

/** Shows a type, with a link to its shape: `Customer[]`, `string PhoneNumber`. */
export const Type = ({ type, shape }: Readonly<{ type: string; shape?: string | undefined }>) => (
  <code class="value">
    {shape !== undefined && !type.startsWith("object") && `${type} `}
    {shape === undefined ? (
      type
    ) : (
      <a href={hrefOf("shapes", shape)}>{type.replace(/^[a-z]+/, shape)}</a>
    )}
  </code>
);

/** Writes the rules of a field except those of its shape, and the values that were seen. */
function limitsOf({ rules, shape, evidence }: NamedField): string {
  const own = rules.filter((rule) => !shape || !rule.includes("(else "));
  const seen = evidence.flatMap((entry) => ("seen" in entry ? entry.seen : [])).join(", ");
  return [...own, ...(seen === "" ? [] : [`seen in examples: ${seen}`])].join("; ");
}

const countOf = (branches: readonly Branch[]): number =>
  branches.reduce((sum, { inside }) => sum + 1 + countOf(inside), 0);
