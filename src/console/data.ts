// The data that the build writes for the page, from generated/. The page computes none of it.
import type { Change } from "../reading/diff/change.ts";
import type * as Model from "../reading/model/description.ts";
import type { Assumption } from "../reading/model/evidence.ts";

/** Evidence in the form of the reference: assumptions by their names. */
export type ReferenceEvidence =
  | { readonly assumption: string }
  | { readonly seen: readonly unknown[] };

export type Named<Description> = Omit<Description, "evidence"> & {
  readonly evidence: readonly ReferenceEvidence[];
};

export type NamedField = Named<Model.Field>;

/** `index.json`: the data of the lists and of the search. */
export interface Index {
  readonly sections: readonly Model.Domain[];
  readonly events: readonly IndexedEvent[];
  readonly operations: readonly Model.OperationRow[];
}

/** `section` is an index of sections, `outline` has the fields, `newest` a newer version. */
export type IndexedEvent = readonly [
  name: string,
  description: string,
  section: number,
  outline: string,
  newest?: string,
];

/** An event of `events/<section>.json`. */
export interface DescribedEvent
  extends Pick<
    Model.EventDescription,
    "name" | "version" | "incomplete" | "import" | "versions" | "declaration" | "emittedBy"
  > {
  readonly fields: readonly NamedField[];
  readonly evidence: readonly { readonly assumption: string }[];
  /** An example without a value is the first example without the field in its name. */
  readonly examples: readonly { readonly name: string; readonly value?: unknown }[];
  /** The events that the same answer sends. */
  readonly sentWith: readonly string[];
  /** The operations whose path takes one of its fields. */
  readonly readBy: readonly (readonly [operation: string, parameter: string])[];
  /** The differences from each earlier version, computed by `diff`. */
  readonly differences: readonly {
    readonly from: string;
    readonly changes: readonly Pick<Change, "path" | "kind" | "what" | "breaks">[];
  }[];
}

/** The events of a section by name: `events/<section>.json`. */
export type SectionData = Readonly<Record<string, DescribedEvent>>;

/** A field as a row. Its name and depth follow from its path. */
export type PackedField = readonly [
  path: string,
  type: string,
  required: 0 | 1,
  more?: Partial<NamedField>,
];

export type NamedBody = Omit<Named<Model.BodyDescription>, "fields"> & {
  readonly fields: readonly NamedField[];
};

/** An operation: `operations/<operationId>.json`. */
export interface DescribedOperation
  extends Pick<
    Model.OperationDescription,
    "operationId" | "method" | "path" | "summary" | "section" | "description" | "security" | "emits"
  > {
  readonly parameters: readonly (NamedField & {
    readonly in: string;
    readonly example?: unknown;
  })[];
  readonly requestBody?:
    | (NamedBody & { readonly required: boolean; readonly import: string })
    | undefined;
  readonly answers: readonly (Omit<Named<Model.AnswerDescription>, "body"> & {
    readonly body?: NamedBody | undefined;
    readonly codes: readonly string[];
  })[];
  readonly evidence: readonly ReferenceEvidence[];
  readonly assumptions: {
    readonly operation: readonly { readonly assumption: string }[];
    readonly interface: readonly { readonly assumption: string }[];
  };
  readonly examples: readonly Model.NamedExample[];
}

/** An assumption with the events and operations that rest on it. */
export interface PlacedAssumption extends Omit<Assumption, "gaps"> {
  readonly events: "all" | readonly string[];
  readonly operations: "all" | readonly string[];
}

/** `assumptions.json`: all assumptions, by place. */
export type AssumptionPlaces = readonly {
  readonly title: string;
  readonly assumptions: readonly PlacedAssumption[];
}[];

/** `shapes.json`: the places of each shape, by its name. */
export type ShapeUses = Readonly<Record<string, readonly ShapeUse[]>>;

/** A field of an event, a request or an answer. An empty path is the whole body. */
export interface ShapeUse {
  readonly part: "events" | "rest";
  readonly name: string;
  readonly field: string;
  readonly status?: string;
}

/** `terms.json`: the data of the search and of evidence that the index lacks. */
export interface Terms {
  readonly assumptions: Readonly<Record<string, string>>;
  /** The names of the fields and the error codes of each operation. */
  readonly operations: Readonly<Record<string, string>>;
  /** Each field name with its first place and the number of other places. */
  readonly fields: readonly (readonly [
    name: string,
    description: string,
    part: "events" | "rest",
    owner: string,
    path: string,
    others: number,
  ])[];
  /** Each error code with its first answer and the number of other answers. */
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
