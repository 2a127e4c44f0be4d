import { readFileSync } from "node:fs";
import catalogue from "../generated/catalogue.json" with { type: "json" };

/** What consumers write, from nothing to everything. */
export const PROGRAMS: readonly { readonly label: string; readonly code: string }[] = [
  { label: "empty", code: "export {};" },
  {
    label: "one event",
    code: `
      import { type AccountCreatedV1, accountCreatedV1 } from "energy-contracts/events/account.created-v1";
      export function emailsOf(input: unknown): AccountCreatedV1["account_user_emails"] {
        return accountCreatedV1.is(input) ? input.account_user_emails : [];
      }`,
  },
  {
    label: "`EventMap`, and `parseEvent` with a switch over five names",
    code: `
      import { type EventMap, parseEvent } from "energy-contracts/events";
      export const exampleOf: Partial<EventMap> = {};
      export async function subjectOf(name: string, payload: unknown): Promise<string> {
        const event = await parseEvent(name, payload);
        if (event.kind !== "known") return event.kind;
        switch (event.name) {
          case "account.created-v1":
            return event.payload.account_number;
          case "agreement.updated-v1":
          case "agreement.updated-v2":
            return String(event.payload.agreement_id);
          case "contract-groups.version-created-v1":
            return event.payload.contract_group_identifier;
          case "meterpoint.gas.backfill-v1":
            return event.payload.mprn;
          default:
            return event.name;
        }
      }`,
  },
  {
    label: "`KnownEvent`, with a handler for every name by `EventMap[Name]`",
    code: handlers("EventMap[Name]"),
  },
  {
    label: "the same by `Extract<KnownEvent, { name: Name }>`",
    code: handlers('Extract<KnownEvent, { name: Name }>["payload"]'),
  },
];

function handlers(payload: string): string {
  return `
    import type { EventMap, EventName, KnownEvent } from "energy-contracts/events";
    type Handlers = { [Name in EventName]: (payload: ${payload}) => string };
    export const nameOf = (event: KnownEvent): keyof EventMap => event.name;
    export const summaryOf = (event: KnownEvent): string => \`\${event.name} \${Object.keys(event.payload).length}\`;
    export function handle<Name extends EventName>(handlers: Handlers, name: Name, payload: Parameters<Handlers[Name]>[0]): string {
      return (handlers[name] as (payload: unknown) => string)(payload);
    }`;
}

/** The first fields of an event, and what is in them. */
function pathsOf(event: string): string[] {
  const { $defs = {}, properties = {} } = JSON.parse(
    readFileSync(new URL(`../generated/schemas/${event}.json`, import.meta.url), "utf8"),
  );
  const fieldsOf = ({ $ref = "", ...field }: Schema): string[] =>
    Object.keys(field.properties ?? $defs[$ref.slice("#/$defs/".length)]?.properties ?? {});
  const inside = Object.entries<Schema>(properties).flatMap(([name, field]) =>
    fieldsOf(field).map((inner) => `${name}.${inner}`),
  );
  return [...inside, ...Object.keys(properties)];
}

interface Schema {
  readonly $ref?: string;
  readonly properties?: object;
}

/** What a handler reads: everything, one field by its name, or up to three paths. */
export type Reads = "all" | "name" | "paths";

/** A receiver with so many handlers, which use what is typed by name. */
export function receiverOf(handlers: number, reads: Reads = "all"): string {
  const readable = catalogue.events.filter(
    ({ name }) => reads === "all" || pathsOf(name).length > 0,
  );
  const events = readable.slice(0, handlers);
  const contractOf = ({ name, constant }: (typeof events)[number]) => {
    const paths = reads === "name" ? pathsOf(name).slice(-1) : pathsOf(name).slice(0, 3);
    return reads === "all"
      ? constant
      : `reading(${[constant, ...paths.map((path) => JSON.stringify(path))]})`;
  };
  return `
    import { reading } from "energy-contracts/events";
    import { createReceiver, on } from "energy-contracts/receive";
    export const each = reading;
    ${events.map(({ name, constant }) => `import { ${constant} } from "energy-contracts/events/${name}";`).join("\n")}
    export const { names } = createReceiver({
      events: [${events.map((event) => `on(${contractOf(event)}, (payload, { id }) => [payload, id])`).join()}],
      unknown: () => {},
      invalid: () => {},
    });`;
}
