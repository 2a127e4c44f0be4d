// The fields of a payload, one inside the other.
import { useEffect, useRef, useState } from "preact/hooks";
import type { NamedField } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { EvidenceMarks } from "./evidence.tsx";
import { Name } from "./name.tsx";
import { amount } from "./plain.ts";
import { Prose } from "./prose.tsx";

interface Branch {
  readonly field: NamedField;
  readonly inside: readonly Branch[];
}

/** Fields by depth as a tree: each is followed by those inside it. */
function branchesOf(fields: readonly NamedField[], depth = 0): Branch[] {
  const starts = fields.flatMap((field, at) => (field.depth === depth ? [at] : []));
  return starts.flatMap((start, index) => {
    const field = fields[start];
    const inside = branchesOf(fields.slice(start + 1, starts[index + 1]), depth + 1);
    return field ? [{ field, inside }] : [];
  });
}

/** The branches that the person opened or closed, by tree, for the way back. */
const kept = new Map<string, ReadonlyMap<string, boolean>>();
/** Deeper branches are closed at first. */
const OPEN_LEVELS = 2;

/** What a field is marked with beside its type. */
export type FieldNote = (path: string) => string | undefined;

export function FieldTree({
  of,
  title,
  about,
  fields,
  target = "",
  note,
}: {
  /** What has the fields: an event, or a body of an operation. */
  readonly of: string;
  readonly title: string;
  readonly about?: string;
  readonly fields: readonly NamedField[];
  /** The path of the field to go to. */
  readonly target?: string | undefined;
  readonly note?: FieldNote;
}) {
  const [opened, setOpened] = useState(kept.get(of) ?? new Map<string, boolean>());
  const change = (paths: readonly string[], isOpen: boolean) => {
    const next = new Map([...opened, ...paths.map((path) => [path, isOpen] as const)]);
    kept.set(of, next);
    setOpened(next);
  };
  const isPrinted = useIsPrinted();
  const isOpen = ({ path, depth }: NamedField) =>
    isPrinted ||
    target.startsWith(`${path}.`) ||
    target.startsWith(`${path}[`) ||
    (opened.get(path) ?? depth < OPEN_LEVELS - 1);
  const branches = branchesOf(fields);
  const closed = branchesIn(branches).filter((field) => !isOpen(field));
  return (
    <section class="fields">
      <div class="heading">
        <h2>
          {title} {about !== undefined && <span class="count">{about}</span>}
        </h2>
        {closed.length > 0 && (
          <button
            type="button"
            class="small"
            onClick={() =>
              change(
                closed.map(({ path }) => path),
                true,
              )
            }
          >
            Open all
          </button>
        )}
      </div>
      {fields.length === 0 && <p class="quiet">It has no fields.</p>}
      <Level
        branches={branches}
        view={{ isOpen, target, note, toggle: (path, to) => change([path], to) }}
      />
    </section>
  );
}

/** Whether the page is being printed, where nothing can be opened. */
function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const print = matchMedia("print");
    const listen = () => setPrinted(print.matches);
    print.addEventListener("change", listen);
    return () => print.removeEventListener("change", listen);
  }, []);
  return isPrinted;
}

/** All fields that have fields. */
const branchesIn = (branches: readonly Branch[]): NamedField[] =>
  branches.flatMap(({ field, inside }) =>
    inside.length === 0 ? [] : [field, ...branchesIn(inside)],
  );

interface View {
  readonly isOpen: (field: NamedField) => boolean;
  readonly toggle: (path: string, isOpen: boolean) => void;
  readonly target: string;
  readonly note?: FieldNote | undefined;
}

function Level({ branches, view }: { readonly branches: readonly Branch[]; readonly view: View }) {
  if (branches.length === 0) return null;
  return (
    <ul>
      {branches.map((branch) => (
        <Row key={branch.field.path} branch={branch} view={view} />
      ))}
    </ul>
  );
}

function Row({
  branch: { field, inside },
  view,
}: {
  readonly branch: Branch;
  readonly view: View;
}) {
  const { path, name, type, required, description, rules, shape, evidence } = field;
  const isOpen = view.isOpen(field);
  const isTarget = view.target === path;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isTarget) return;
    item.current?.scrollIntoView({ block: "center" });
    item.current?.focus({ preventScroll: true });
  }, [isTarget]);
  const turn = (event: KeyboardEvent) => {
    const to = { ArrowRight: true, ArrowLeft: false }[event.key];
    if (to !== undefined && to !== isOpen) view.toggle(path, to);
  };
  const note = view.note?.(path);
  return (
    <li ref={item} tabIndex={-1} class={isTarget ? "chosen" : ""}>
      <div class="line">
        <span class="code name">
          {inside.length > 0 ? (
            <button
              type="button"
              class="branch"
              aria-expanded={isOpen}
              onClick={() => view.toggle(path, !isOpen)}
              onKeyDown={turn}
            >
              <span aria-hidden="true">{isOpen ? "▾" : "▸"}</span> <Name text={name} />
            </button>
          ) : (
            <Name text={name} />
          )}
        </span>
        <span class="code quiet type">{type}</span>
        <span class={required ? "need required" : "need quiet"}>
          {required ? "required" : "optional"}
        </span>
      </div>
      {(description !== undefined ||
        rules.length > 0 ||
        shape !== undefined ||
        inside.length > 0) && (
        <p>
          {description !== undefined && <Prose text={description} />}{" "}
          {rules.length > 0 && <span class="quiet">{sentence(rules)}</span>}{" "}
          {shape !== undefined && (
            <span class="quiet">
              shape{" "}
              <a class="code" href={hrefOf("shapes", shape)}>
                {shape}
              </a>
            </span>
          )}{" "}
          {inside.length > 0 && !isOpen && (
            <span class="quiet">{amount(countOf(inside), "field")}</span>
          )}
        </p>
      )}
      {note !== undefined && (
        <p>
          <span class="tag good">{note}</span>
        </p>
      )}
      <EvidenceMarks evidence={evidence} />
      {isOpen && <Level branches={inside} view={view} />}
    </li>
  );
}

const countOf = (branches: readonly Branch[]): number =>
  branches.reduce((sum, { inside }) => sum + 1 + countOf(inside), 0);

/** `Not empty, at most 255 characters.` */
const sentence = (rules: readonly string[]): string => {
  const text = rules.join(", ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};
