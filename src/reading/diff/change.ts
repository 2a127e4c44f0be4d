// The result of a comparison of two contracts.
import { CHANGE_CODES, type ChangeCode, type Kind } from "./change-codes.ts";
import type { Party } from "./parties.ts";
import type { ShapePlace } from "./schema-change.ts";

/** The documents of a contract. A half that is undefined is not compared. */
export interface ContractDocuments {
  /** The JSON Schema of each event by its name; references stay inside it. */
  readonly schemas?: ReadonlyMap<string, object> | undefined;
  /** The OpenAPI bundle. */
  readonly openapi?: object | undefined;
  /** Whether it is a lock file, which has no texts and no servers that are for one machine. */
  readonly isLock?: boolean;
}

/** One difference between two contracts. */
export interface Change {
  readonly half: "events" | "openapi";
  /** The event's name, the operationId, or `openapi` for the document as a whole. */
  readonly subject: string;
  /**
   * Where in the subject, for people: `meters[].id`, `query parameter page`,
   * `response 200: results[].code`. Empty for the subject itself.
   */
  readonly path: string;
  readonly kind: Kind;
  /** What kind of difference, for programs. Stable. */
  readonly code: ChangeCode;
  /** A sentence without a full stop. */
  readonly what: string;
  /** Whom it breaks; empty for a compatible change. */
  readonly breaks: readonly Party[];
  /**
   * The path to it in the new document, as the tokens of a JSON Pointer. For a removal it is the
   * path to what is around it.
   */
  readonly at: readonly string[];
  /** What is said of it, without its place: `was removed`. */
  readonly said: string;
  /** The shared shape that differs, and where in it. */
  readonly shape?: ShapePlace | undefined;
  /** Where it is found, if several places share it; `subject` is then what they share. */
  readonly places?: readonly Pick<Change, "subject" | "path">[];
}

/** A change with the kind that its code has. */
export const withKind = (change: Omit<Change, "kind">): Change => ({
  ...change,
  kind: CHANGE_CODES[change.code].kind,
});
