// Shows the fields of a payload as a tree.
import { useLayoutEffect, useState } from "preact/hooks";
import { amount } from "../../library/text/printable.ts";
import type { NamedField } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { useListener, useShown } from "../frame/hooks.ts";
import { useAddress } from "../frame/router.ts";
import { Chip, Icon, Name, Prose } from "./chip.tsx";
import { Button } from "./input.tsx";

type Branch = Readonly<{ field: NamedField; inside: readonly Branch[] }>;

/** Makes a tree of fields. In `fields`, inner fields follow their outer field. */
function branchesOf(fields: readonly NamedField[], depth = 0): Branch[] {
  const starts = fields.flatMap((field, index) => (field.depth === depth ? [index] : []));
  return starts.flatMap((start, number) => {
    const field = fields[start];
    const inside = branchesOf(fields.slice(start + 1, starts[number + 1]), depth + 1);
    return field ? [{ field, inside }] : [];
  });
}

/** The branches that the visitor opened or closed, by path, for each `of`. */
const kept = new Map<string, ReadonlyMap<string, boolean>>();
/** A tree with at least this many fields has the button "Open all". */
const MANY = 20;

interface View {
  readonly isOpen: (path: string) => boolean;
  readonly toggle: (path: string, isOpen: boolean) => void;
  readonly target: string;
  readonly note: ((path: string) => string | undefined) | undefined;
  readonly hrefOf: (path: string) => string;
}

type FieldsProps = Readonly<{
  /** The event or the body of an operation that has these fields. */
  of: string;
  name?: string;
  fields: readonly NamedField[];
  target?: string | undefined;
  /** Returns the text of a mark beside the type. */
  note?: (path: string) => string | undefined;
}>;

export function Fields({ of, name = "Fields", fields, target = "", note }: FieldsProps) {
  const address = useAddress();
  const [opened, setOpened] = useState(kept.get(of) ?? new Map<string, boolean>());
  const change = (paths: readonly string[], isOpen: boolean) => {
    const next = new Map([...opened, ...paths.map((path) => [path, isOpen] as const)]);
    kept.set(of, next);
    setOpened(next);
  };
  const [isPrinted, setPrinted] = useState(false);
  useListener("beforeprint", () => setPrinted(true));
  useListener("afterprint", () => setPrinted(false));
  const isOpen = (path: string) => isPrinted || (opened.get(path) ?? false);
  const branches = branchesOf(fields);
  const paths = outerPathsIn(branches);
  const closed = paths.filter((path) => !isOpen(path));
  useLayoutEffect(() => {
    const around = paths.filter((path) => isInside(target, path));
    if (around.length > 0) change(around, true);
  }, [target]);
  const view: View = {
    isOpen,
    target,
    note,
    toggle: (path, to) => change([path], to),
    hrefOf: (field) => hrefOf(address.part, address.name, { field }),
  };
  if (fields.length === 0) return <p class="quiet">It has no fields.</p>;
  return (
    <>
      {fields.length >= MANY && closed.length > 0 && (
        <Button look="link small" act={() => change(closed, true)}>
          Open all
        </Button>
      )}
      <Level name={name} branches={branches} view={view} />
    </>
  );
}

export const isInside = (path: string, outer: string): boolean =>
  [".", "["].some((end) => path.startsWith(outer + end));

/** Returns the paths of the fields that have inner fields. */
const outerPathsIn = (branches: readonly Branch[]): string[] =>
  branches.flatMap(({ field: { path }, inside }) =>
    inside.length === 0 ? [] : [path, ...outerPathsIn(inside)],
  );

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
  const { path, name, type, required, shape, description } = field;
  const isTarget = view.target === path;
  const item = useShown<HTMLLIElement>(isTarget);
  const isOpen = inside.length > 0 && view.isOpen(path);
  const note = view.note?.(path);
  const limits = limitsOf(branch, isOpen);
  const flip = () => view.toggle(path, !isOpen);
  const turn = (event: KeyboardEvent) => {
    const to = { ArrowRight: true, ArrowLeft: false }[event.key];
    if (to === !isOpen) flip();
  };
  return (
    <li ref={item} tabIndex={-1} class={isTarget ? "chosen" : ""}>
      <div class="sig">
        <code class="name">
          {inside.length > 0 ? (
            <Button look="turn" act={flip} aria-expanded={isOpen} onKeyDown={turn}>
              <Icon of="turn" /> <Name text={name} />
            </Button>
          ) : (
            <Name text={name} />
          )}
        </code>{" "}
        <code class="value">
          {shape !== undefined && !type.startsWith("object") && `${type} `}
          {shape === undefined ? (
            type
          ) : (
            <a href={hrefOf("shapes", shape)}>{type.replace(/^[a-z]+/, shape)}</a>
          )}
        </code>{" "}
        {required && <span class="need">required</span>}
        {note !== undefined && <Chip kind="good">{note}</Chip>}
        <a class="anchor" href={view.hrefOf(path)} aria-label={`Link to ${path}`}>
          #
        </a>
      </div>
      {description !== undefined && <Prose text={description} />}
      {limits !== "" && <p class="small">{limits}</p>}
      {isOpen && <Level branches={inside} view={view} />}
    </li>
  );
}

/** Writes the number of inner fields, and the rules of a field except those of its shape. */
function limitsOf({ field, inside }: Branch, isOpen: boolean): string {
  const closed = inside.length > 0 && !isOpen ? [amount(countOf(inside), "field")] : [];
  const rules = field.rules.filter((rule) => !field.shape || !rule.includes("(else "));
  const seen = field.evidence.flatMap((entry) => ("seen" in entry ? entry.seen : [])).join(", ");
  return [...closed, ...rules, ...(seen === "" ? [] : [`seen in examples: ${seen}`])].join("; ");
}

const countOf = (branches: readonly Branch[]): number =>
  branches.reduce((sum, { inside }) => sum + 1 + countOf(inside), 0);
