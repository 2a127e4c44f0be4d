// Derives every name of an event from its path below events/. No other code names events.
import { splitName, VERSION } from "../src/library/names/versions.ts";

export const ID_BASE = "https://energy-contracts.example/events/";

export interface EventIdentity {
  /** The exact name in the catalogue: `account.created-v1`. */
  readonly name: string;
  /** The name without its version: `account.created`. */
  readonly type: string;
  /** The version: `v1` or `1.0.0`. */
  readonly version: string;
  readonly domain: string;
  /** The TypeScript type: `AccountCreatedV1`. */
  readonly title: string;
  /** The TypeScript constant: `accountCreatedV1`. */
  readonly constant: string;
}

export type EventFile =
  | { readonly kind: "event"; readonly id: string; readonly event: EventIdentity }
  | { readonly kind: "shape"; readonly id: string; readonly title: string }
  | { readonly kind: "domain"; readonly domain: string }
  | { readonly kind: "example"; readonly event: EventIdentity; readonly variant: string }
  | { readonly kind: "invalid"; readonly event: EventIdentity; readonly variant: string };

const SHAPE_FILE = /^_shared\/([A-Z][A-Za-z0-9]*)\.schema\.json$/;
const EVENT_FILE = new RegExp(
  String.raw`^([a-z][a-z-]*)/([a-z][\w.-]*?-${VERSION})(?:\.(?<kind>schema)|(?:\.(?<variant>[\w.-]+?))?\.(?<sample>example|invalid))\.json$`,
);
const DOMAIN_FILE = /^([a-z][a-z-]*)\/domain\.json$/;

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Names an event: `support-site.sale-1.0.0` has the title `SupportSiteSaleV1_0_0`. */
export function identify(domain: string, name: string): EventIdentity | undefined {
  const parts = splitName(name);
  if (!parts) return undefined;
  const { type, version } = parts;
  const words = type.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  const pascal = words.map(capital).join("");
  const title = `${pascal}V${version.replace(/^v/, "").replaceAll(".", "_")}`;
  return {
    name,
    type,
    version,
    domain,
    title,
    constant: title.charAt(0).toLowerCase() + title.slice(1),
  };
}

/** Finds the kind of a file by its path below events/; undefined if the path follows no rule. */
export function classify(path: string): EventFile | undefined {
  const shape = SHAPE_FILE.exec(path)?.[1];
  if (shape !== undefined) return { kind: "shape", id: ID_BASE + path, title: shape };
  const domain = DOMAIN_FILE.exec(path)?.[1];
  if (domain !== undefined) return { kind: "domain", domain };
  const match = EVENT_FILE.exec(path);
  const event = match && identify(match[1] ?? "", match[2] ?? "");
  if (!match || !event) return undefined;
  const { kind, variant = "", sample } = match.groups ?? {};
  if (kind === "schema") return { kind: "event", id: ID_BASE + path, event };
  return { kind: sample === "invalid" ? "invalid" : "example", event, variant };
}
