// Types of the data that the build writes for the page.
import type { Party } from "../reading/diff/parties.ts";
import type * as Model from "../reading/model/description.ts";
import type { Assumption } from "../reading/model/evidence.ts";
import type { Emission, ImportProcess, PossibleMove } from "../reading/model/import-process.ts";

type Assumed = Readonly<{ assumption: string }>;

/** Evidence as the page shows it: the name of an assumption, or where the rule was seen. */
export type ReferenceEvidence = Assumed | Readonly<{ seen: readonly unknown[] }>;

export type Named<Description> = Omit<Description, "evidence"> & {
  readonly evidence: readonly ReferenceEvidence[];
};

export type NamedField = Named<Model.Field>;

export interface Index {
  readonly sections: readonly Model.Domain[];
  readonly events: readonly IndexedEvent[];
  readonly operations: readonly Model.OperationRow[];
  readonly guide: readonly GuideSection[];
  /** The states of an import, and what moves an account or sends events. */
  readonly process: ImportProcess;
  /** Each version after another, the number of changes, and whom these break. */
  readonly steps: readonly (readonly [
    from: string,
    to: string,
    changes: number,
    breaks: readonly Party[],
  ])[];
  /** The hash by which documents of `observe` name the contract. */
  readonly contract: string;
}

/** An answer that moves an account or sends events. */
export type Sending = Emission & Partial<PossibleMove>;

/** A section of the description in the OpenAPI document. `text` has its paragraphs. */
export interface GuideSection {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly answers: readonly GuideAnswer[];
  /** The operations that the section names, with `{account}` for the number of an account. */
  readonly calls: readonly (Pick<Model.OperationRow, "operationId" | "method" | "path"> & {
    readonly body?: string;
  })[];
}

export interface GuideAnswer {
  readonly status: string;
  readonly codes: readonly (readonly [code: string, href: string])[];
  readonly todo: string;
}

/** `section` is an index in `sections`. `outline` has the fields. Only old events have `newest`. */
export type IndexedEvent = readonly [
  name: string,
  description: string,
  section: number,
  outline: string,
  newest?: string,
];

export interface DescribedEvent
  extends Pick<
    Model.EventDescription,
    "name" | "version" | "incomplete" | "import" | "versions" | "declaration" | "emittedBy"
  > {
  readonly fields: readonly NamedField[];
  readonly evidence: readonly Assumed[];
  readonly examples: Model.EventDescription["examples"];
  /** The events that an answer sends together with this event. */
  readonly sentWith: readonly string[];
  /** The operations whose path has a field of this event as parameter. */
  readonly readBy: readonly (readonly [operation: string, parameter: string])[];
  /** The paths of the fields that the version before did not have. */
  readonly added?: readonly string[] | undefined;
}

/** The content of `events/<section>.json`: the events of a section, by event name. */
export type SectionData = Readonly<Record<string, DescribedEvent>>;

/** A field as a row. The path gives the name and the depth of the field. */
export type PackedField = readonly [
  path: string,
  type: string,
  required: 0 | 1,
  more?: Partial<NamedField>,
];

export type NamedBody = Omit<Named<Model.BodyDescription>, "fields"> & {
  readonly fields: readonly NamedField[];
};

export interface DescribedOperation
  extends Model.OperationRow,
    Pick<Model.OperationDescription, "description" | "security" | "emits" | "examples"> {
  readonly parameters: readonly (NamedField & Readonly<{ in: string; example?: unknown }>)[];
  readonly requestBody?: (NamedBody & Readonly<{ required: boolean; import: string }>) | undefined;
  readonly answers: readonly (Omit<Named<Model.AnswerDescription>, "body"> & {
    readonly body?: NamedBody | undefined;
    readonly codes: readonly string[];
    readonly links: readonly Link[];
  })[];
  readonly evidence: readonly ReferenceEvidence[];
  readonly assumptions: Readonly<Record<"operation" | "interface", readonly Assumed[]>>;
}

/** A link of the OpenAPI document, from an answer to another operation. */
interface Link {
  readonly description: string;
  readonly operationId: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly requestBody?: string;
}

/** An assumption. `assumed` is what follows its title, which `terms.json` has. */
export interface PlacedAssumption extends Omit<Assumption, "gaps"> {
  readonly events: "all" | readonly string[];
  readonly operations: "all" | readonly string[];
}

/** The content of `assumptions.json`: all assumptions, grouped by place in the contract. */
export type AssumptionPlaces = readonly Readonly<{
  title: string;
  assumptions: readonly PlacedAssumption[];
}>[];

/** The content of `shapes.json`: the uses of each shape, by the name of the shape. */
export type ShapeUses = Readonly<Record<string, readonly ShapeUse[]>>;

export type Snippets = Readonly<Record<string, string>>;

/** A use of a shape in an event, a request or an answer. An empty `field` is the whole body. */
export interface ShapeUse {
  readonly part: "events" | "rest";
  readonly name: string;
  readonly field: string;
  readonly status?: string;
}

/** The content of `terms.json`: data of the search and of evidence that the index lacks. */
export interface Terms {
  readonly assumptions: Readonly<Record<string, string>>;
  /** The field names and error codes of each operation, as one text. */
  readonly operations: Readonly<Record<string, string>>;
  /** Each field name with its first place and the number of its other places. */
  readonly fields: readonly (readonly [
    name: string,
    description: string,
    part: "events" | "rest",
    owner: string,
    path: string,
    others: number,
  ])[];
  /** Each error code with its first answer and the number of its other answers. */
  readonly codes: readonly (readonly [
    code: string,
    meaning: string,
    status: string,
    operation: string,
    others: number,
  ])[];
  readonly scenarios: readonly (readonly [value: string, answer: string])[];
  readonly shapes: readonly string[];
}
