// The page of an event or an operation, as a terminal and Markdown show it.
import { splitName } from "../../library/names/versions.ts";
import { printable } from "../../library/text/printable.ts";
import type * as Model from "./description.ts";
import type { Assumption, Evidence } from "./evidence.ts";

export type Style = "bold" | "dim" | "red" | "yellow" | "cyan" | "green";

/** A row of a table. Each note stands on a line of its own, beside the cells or below them. */
export interface Row {
  readonly cells: readonly string[];
  readonly styles?: readonly (Style | undefined)[];
  readonly notes: readonly Note[];
}

export interface Note {
  readonly text: string;
  readonly style?: Style | undefined;
}

export interface Section {
  /** Empty for facts about the whole. */
  readonly title: string;
  readonly aside?: string | undefined;
  readonly notes?: readonly Note[];
  readonly rows?: readonly Row[];
  readonly json?: string;
}

export interface Page {
  readonly name: string;
  readonly aside: string;
  readonly address?: readonly [method: string, path: string];
  readonly about: string;
  readonly sections: readonly Section[];
}

/** A description in which an assumption may be its id alone. */
type Loose<T> = T extends Evidence
  ? Mark
  : T extends readonly (infer Item)[]
    ? readonly Loose<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Loose<T[Key]> }
      : T;
type Mark = Assumption | { readonly assumption: string } | { readonly seen: readonly unknown[] };
type Field = Loose<Model.Field>;
type Body = Loose<Model.BodyDescription>;
type Answer = Loose<Model.AnswerDescription>;
type Operation = Omit<Loose<Model.OperationDescription>, "declaration">;
type WholeEvent = Loose<Omit<Model.DescribedEvent, "schema">>;
type Event = Omit<Partial<WholeEvent>, Given> & Pick<WholeEvent, Given>;
type Given = "kind" | "name" | "import" | "versions" | "fields" | "evidence" | "examples";

export const pageOf = (described: Event | Operation): Page =>
  described.kind === "event" ? eventPage(described) : operationPage(described);

function eventPage(event: Event): Page {
  const { name, title = "", section, domain, source, changes = [] } = event;
  return {
    name,
    aside: title,
    about: event.description ?? "",
    sections: withContent(
      facts([
        ["Section", section && `${section} (${domain})`],
        ["Versions", event.versions.join(", ")],
        source === undefined ? ["Import", event.import] : ["Source", source],
      ]),
      ...changes.map(changesSection),
      { title: "Fields", rows: event.fields.map(fieldRow) },
      source === undefined && eventEvidence(event),
      example(event.examples, "Example"),
    ),
  };
}

const withContent = (...all: readonly (Section | false | undefined)[]): Section[] =>
  all.flatMap((section) => {
    const { notes = [], rows = [], json } = section || { title: "" };
    return section && (json !== undefined || notes.length + rows.length > 0) ? [section] : [];
  });

const facts = (all: readonly (readonly [label: string, ...(string | undefined)[]])[]): Section => ({
  title: "",
  rows: all.flatMap(([label, ...texts]) => {
    const notes = texts.flatMap((text) => (text === undefined ? [] : [{ text }]));
    return notes.length > 0 ? [{ cells: [label], styles: ["dim"], notes }] : [];
  }),
});

const MARKS = { added: ["+", "green"], removed: ["-", "red"], changed: ["~", "yellow"] } as const;

function changesSection({ from, to, changes }: Model.VersionChanges): Section {
  const [before, after] = [from, to].map((name) => splitName(name)?.version);
  const told = changes.filter(({ code }) => code !== "text_changed");
  const rows = told.map(({ kind, what }): Row => {
    const [mark, style] = MARKS[kind];
    return { cells: [mark], styles: [style], notes: [{ text: what }] };
  });
  const notes = rows.length === 0 ? [{ text: "The fields are the same." }] : [];
  return { title: `${after} against ${before}`, notes, rows };
}

/** Says in one sentence what all events assume, and then what is assumed of this one. */
function eventEvidence({ name, evidence }: Event): Section {
  const isOwn = (mark: Mark) => "assumed" in mark && mark.assumed.includes(name);
  const own = evidence.filter(isOwn);
  const ids = evidence.filter((mark) => !isOwn(mark)).flatMap(idOf);
  const except = own.length > 0 ? ", but for what follows" : "";
  const text = `Names, types and which fields are required are documented${except}; triggers, values and units are not${ids.length > 0 ? ` (${ids.join(", ")})` : ""}.`;
  return { title: "Evidence", notes: [{ text }], rows: own.flatMap(assumptionRow) };
}

function operationPage(operation: Operation): Page {
  const { requestBody, answers, security, evidence, parameters, assumptions } = operation;
  const answer = answers.find(({ body }) => body);
  const credentials = security.map(({ name, description }) => `${name}: ${description}`);
  const isOptional = requestBody?.required === false;
  const ofAll = assumptions.interface.flatMap(idOf).join(", ");
  return {
    name: operation.operationId,
    aside: operation.summary,
    address: [operation.method, operation.path],
    about: operation.description,
    sections: withContent(
      { title: "Evidence", notes: evidenceNotes(evidence) },
      facts([
        ["Section", operation.section],
        ["Security", ...(security.length === 0 ? ["none"] : credentials)],
        ["Import", requestBody?.import],
      ]),
      { title: "Parameters", rows: parameters.map(fieldRow) },
      requestBody && bodySection(`Request body${isOptional ? ", optional" : ""}`, requestBody),
      { title: "Answers", rows: answers.map(answerRow) },
      ...answerSections(operation),
      {
        title: "Assumed",
        notes: [{ text: `Of the interface as a whole, which --json has in full: ${ofAll}.` }],
        rows: assumptions.operation.flatMap(assumptionRow),
      },
      example(
        operation.examples,
        requestBody ? "Example" : `Example of the answer ${answer?.status}`,
      ),
    ),
  };
}

/** Makes a section of the body of each answer. A body that was already shown is only named. */
function answerSections({ answers, requestBody }: Operation): Section[] {
  const shown = new Map(requestBody ? [[identityOf(requestBody), "the request body"]] : []);
  return answers.flatMap(({ status, body }) => {
    if (!body) return [];
    const [title, same] = [`Answer ${status}`, shown.get(identityOf(body))];
    shown.set(identityOf(body), same ?? `answer ${status}`);
    return same === undefined
      ? [bodySection(title, body)]
      : [{ title, notes: [{ text: `The same as ${same}.` }] }];
  });
}

const identityOf = ({ shape, type, mediaType, fields }: Body): string =>
  JSON.stringify([shape, type, mediaType, fields]);

function bodySection(title: string, body: Body): Section {
  const { mediaType, type, shape, fields } = body;
  const aside = [shape, type, mediaType].filter((text) => text !== undefined).join(", ");
  return { title, aside, notes: aboutNotes(body), rows: fields.map(fieldRow) };
}

function answerRow({ status, description, headers, evidence, examples }: Answer): Row {
  const style = ({ "2": "green", "4": "yellow", "5": "red" } as const)[status.charAt(0)];
  const exampleNames = examples.map(({ name }) => name);
  return {
    cells: [status],
    styles: [style],
    notes: [
      { text: description },
      ...listNote("headers", headers, "dim"),
      ...listNote("examples", exampleNames, "dim"),
      ...evidenceNotes(evidence),
    ],
  };
}

const listNote = (label: string, words: readonly unknown[], style: Style): Note[] =>
  words.length > 0 ? [{ text: `${label}: ${words.join(", ")}`, style }] : [];

const idOf = (mark: Mark): string[] =>
  "id" in mark ? [mark.id] : "assumption" in mark ? [mark.assumption] : [];

const evidenceNotes = (marks: readonly Mark[]): Note[] => [
  ...listNote(
    "seen",
    marks.flatMap((mark) => ("seen" in mark ? mark.seen : [])),
    "green",
  ),
  ...listNote("assumed", marks.flatMap(idOf), "yellow"),
];

const assumptionRow = (mark: Mark): Row[] =>
  "id" in mark
    ? [
        {
          cells: [mark.id],
          styles: ["yellow"],
          notes: [{ text: `${mark.assumed} Because: ${mark.because}` }],
        },
      ]
    : [];

const aboutNotes = ({ description, rules, evidence }: Omit<Field | Body, "type">): Note[] => [
  ...(description === undefined ? [] : [{ text: description }]),
  ...(rules.length === 0 ? [] : [{ text: rules.join(", "), style: "dim" as const }]),
  ...evidenceNotes(evidence),
];

function fieldRow(field: Field & { readonly in?: string }): Row {
  const { name, depth, type, required } = field;
  const label = `${"  ".repeat(depth)}${depth > 0 ? "." : ""}${name}`;
  const more = field.in === undefined ? [] : [field.in];
  return {
    cells: [label, ...more, type, required ? "required" : "optional"],
    styles: ["cyan", ...more.map(() => "dim" as const), undefined, required ? "bold" : "dim"],
    notes: aboutNotes(field),
  };
}

/** Makes a section of the first example, which names the others. */
function example([first, ...others]: readonly Loose<Model.NamedExample>[], title: string) {
  if (!first) return undefined;
  const names = others.map(({ name }) => name).join(", ");
  return {
    title: `${title}${first.summary === undefined ? "" : `: ${first.summary}`}`,
    aside: names === "" ? "" : `(--json also has ${names})`,
    json: JSON.stringify(first.value, undefined, 2).split("\n").map(printable).join("\n"),
  };
}
