// The result of a comparison of two contracts.
import { breaksOf, CHANGE_CODES, type ChangeCode, type Kind } from "./change-codes.ts";
import type { Schemas } from "./document-node.ts";
import { type Party, type Roles, type Side, uniqueParties } from "./parties.ts";
import type { View } from "./view.ts";

/** The documents of a contract. If `schemas` or `openapi` is undefined, it is not compared. */
export interface ContractDocuments {
  /** The JSON Schema of each event by its name; references stay inside it. */
  readonly schemas?: ReadonlyMap<string, object> | undefined;
  readonly openapi?: object | undefined;
  /** The version that a document or a lock says it has. */
  readonly version?: string | undefined;
  /** True if the contract is a lock file, which omits texts and servers of one machine. */
  readonly isLock?: boolean;
}

export interface Difference {
  /**
   * The place in the subject, for people: `meters[].id`, `query parameter page`, `response 200:
   * results[].code`. Empty for the subject itself.
   */
  readonly path: string;
  /** The kind of difference, for programs. Stable. */
  readonly code: ChangeCode;
  /** The words about the difference, without its place: `was removed`. */
  readonly said: string;
  /** A sentence without a full stop, which replaces the sentence of `path` and `said`. */
  readonly what?: string;
  /** The parties that the difference breaks; empty if it is compatible. */
  readonly breaks: readonly Party[];
  /** The JSON Pointer tokens in the new document; after a removal, those of the value around. */
  readonly keys: readonly string[];
  /** The place in the payload or body, where one differs: `meters[].id`. */
  readonly value?: string;
  /** The types that only one side takes, of a change of types. */
  readonly types?: readonly string[];
  /** The statuses of the answers that differ, of a change of answers. */
  readonly answers?: readonly string[];
  /** The shared shape that differs, and the field in it; undefined if no shared shape differs. */
  readonly shape?: { readonly name: string; readonly field: string } | undefined;
}

/** How many messages a change touches, or objects and items in them, of all that were seen. */
export interface Seen {
  readonly touched: number;
  readonly of: number;
  readonly verb: string;
}

export interface Change extends Difference {
  readonly half: "events" | "openapi";
  /** The event's name, the operationId, or `openapi` for the document as a whole. */
  readonly subject: string;
  readonly kind: Kind;
  readonly what: string;
  /** Who is broken of those that --reads names. */
  readonly readers?: readonly string[];
  /** What was seen, if --seen says; null if that was not counted. */
  readonly seen?: Seen | null;
  /** All places of a shared change. Then `subject` names the shared part. */
  readonly places?: readonly Pick<Change, "subject" | "path">[];
}

/** Makes a change. Its sentence begins with the path or, if that is empty, with `whole`. */
export const changeOf = (
  { half, subject }: Pick<Change, "half" | "subject">,
  difference: Difference,
  whole: string,
): Change => ({
  ...difference,
  breaks: withStored(half, difference),
  half,
  subject,
  kind: CHANGE_CODES[difference.code].kind,
  what: difference.what ?? `${difference.path || whole} ${difference.said}`,
});

/** Adds the stored events. They are what producers sent, so they break where these do. */
function withStored(half: Change["half"], { code, breaks }: Difference): readonly Party[] {
  const isKept = half === "events" && breaksOf(code, "events").includes("stored");
  return isKept && breaks.includes("producers") ? uniqueParties(...breaks, "stored") : breaks;
}

/** Makes a difference of a whole part. By default, it breaks the parties of its code. */
export const wholly = (
  side: Side,
  code: ChangeCode,
  said: string,
  keys: readonly string[],
  breaks = breaksOf(code, side),
): Difference => ({ path: "", code, said, breaks, keys });

/** Puts a part before the path of a difference in it. */
export function within(part: string, difference: Difference): Difference {
  const { path } = difference;
  const isNext = part === "" || path === "" || path.startsWith(" ");
  return { ...difference, path: isNext ? `${part}${path}` : `${part}: ${path}` };
}

/** A schema before and after, with the tools to place a difference. */
export interface Pair {
  readonly before: View;
  readonly after: View;
  /** The place in the value: `meters[].id`; empty for the value itself. */
  readonly path: string;
  readonly roles: Roles;
  /** The names that anything says about the value, also in forms and conditions. */
  readonly fieldNames: {
    readonly before: ReadonlySet<string>;
    readonly after: ReadonlySet<string>;
  };
  readonly inside: (before: Schemas, after: Schemas, path: string) => Difference[];
  /** Compares schemas that apply to the same value. In `isAgain`, known pairs are compared again. */
  readonly beside: (before: Schemas, after: Schemas, isAgain: boolean) => Difference[];
  /**
   * Makes a change of the value itself, or of what is at `keys`. By default, it breaks the parties
   * of its code.
   */
  readonly change: (
    code: ChangeCode,
    said: string,
    breaks?: readonly Party[],
    keys?: readonly string[],
  ) => Difference;
}
