// The descriptions of events and operations. The generator writes them into generated/reference/.
import type { Assumption, Evidence } from "./evidence.ts";
import type { JsonSchema } from "./schema.ts";

export const METHODS = [
  ...(["get", "post", "put", "patch"] as const),
  ...(["delete", "head", "options", "trace"] as const),
];
export type Method = (typeof METHODS)[number];

export interface NamedExample {
  readonly name: string;
  readonly summary?: string | undefined;
  readonly value: unknown;
}

export interface ValueDescription {
  /** The JSON types: `string`, `object[]`, `string | null`. */
  readonly type: string;
  /** The name of the shape of the value, or of its items. */
  readonly shape?: string | undefined;
  readonly description?: string | undefined;
  /** The rules for the value beyond its type, in words. */
  readonly rules: readonly string[];
  readonly evidence: readonly Evidence[];
}

export interface Field extends ValueDescription {
  readonly name: string;
  /** The path in the payload: `customers[].mobile`. */
  readonly path: string;
  /** The number of fields around this field. */
  readonly depth: number;
  readonly required: boolean;
}

/** The changes that `diff` finds between two versions of an event, given by their names. */
export interface VersionChanges {
  readonly from: string;
  readonly to: string;
  readonly changes: readonly {
    readonly kind: "added" | "removed" | "changed";
    readonly code: string;
    readonly path: string;
    readonly what: string;
    readonly breaks: readonly string[];
  }[];
}

export interface CatalogueEvent {
  readonly name: string;
  /** The name of the event without its version. */
  readonly type: string;
  readonly version: string;
  readonly domain: string;
  /** The name of the payload's TypeScript type. The field `constant` names the contract. */
  readonly title: string;
  readonly constant: string;
  readonly description: string;
  readonly incomplete?: true;
  /** The path of the event's schema, relative to generated/. */
  readonly schema: string;
}

export interface Domain {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

export interface Catalogue {
  readonly domains: readonly Domain[];
  readonly events: readonly CatalogueEvent[];
  /** The assumptions about all events. They stand here because the schemas of events have none. */
  readonly evidence: readonly Assumption[];
}

/** The facts about an event that neither the catalogue nor its schema has. */
export interface EventFacts {
  readonly section: string;
  readonly import: string;
  readonly versions: readonly string[];
  readonly changes: readonly VersionChanges[];
  readonly fields: readonly Field[];
  readonly evidence: readonly Assumption[];
  /** The examples. The example without a variant comes first. */
  readonly examples: readonly NamedExample[];
  /** The TypeScript type of the payload, as a text that needs no other text. */
  readonly declaration: string;
  /** The operations that emit the event, and `operator` if the operator does. */
  readonly emittedBy: readonly string[];
}

/** All facts about an event except its schema, which is published as a file of its own. */
export type EventDescription = { readonly kind: "event" } & CatalogueEvent & EventFacts;

export type DescribedEvent = Omit<EventDescription, "schema"> & {
  readonly schema: JsonSchema;
  /** The file of the event, if the event is the user's own. */
  readonly source?: string;
};

export interface AssumptionPlace {
  readonly title: string;
  readonly ids: readonly string[];
}

export interface OperationRow {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly section: string;
}

export interface BodyDescription extends ValueDescription {
  readonly mediaType: string;
  readonly fields: readonly Field[];
}

export interface AnswerDescription {
  readonly status: string;
  readonly description: string;
  readonly headers: readonly string[];
  readonly evidence: readonly Evidence[];
  /** The body of the answer; undefined for an error. */
  readonly body?: BodyDescription | undefined;
  readonly examples: readonly NamedExample[];
}

/** All facts about an operation except its schema, which other published documents have. */
export interface OperationDescription extends OperationRow {
  readonly kind: "operation";
  readonly description: string;
  /** Ways to authenticate, any of which will do; empty if none is needed. */
  readonly security: readonly { readonly name: string; readonly description: string }[];
  readonly parameters: readonly (Field & { readonly in: string })[];
  readonly requestBody?:
    | (BodyDescription & { readonly required: boolean; readonly import: string })
    | undefined;
  readonly answers: readonly AnswerDescription[];
  readonly evidence: readonly Evidence[];
  /** The assumptions about the operation and its parts, and about the interface. */
  readonly assumptions: {
    readonly operation: readonly Assumption[];
    readonly interface: readonly Assumption[];
  };
  /** The examples of the request body; if there is none, the examples of the first answer. */
  readonly examples: readonly NamedExample[];
  readonly declaration: string;
  readonly emits: readonly string[];
}

export interface DescribedOperation extends OperationDescription {
  /** The published JSON Schema of the request body, or the operation object if there is none. */
  readonly schema: JsonSchema | object;
}
