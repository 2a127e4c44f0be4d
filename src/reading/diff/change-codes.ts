// The code of every change that a comparison reports: a closed table, and stable.
import type { Party } from "./parties.ts";

/** What became of the thing that a change is about. */
export type Kind = "added" | "removed" | "changed";

/** The parts of a contract where a change is found; `api` is an operation or the document. */
export const SIDES = ["events", "requests", "responses", "api"] as const;
export type Side = (typeof SIDES)[number];

/** What a code says. */
export interface ChangeMeaning {
  readonly kind: Kind;
  /** A sentence for people. */
  readonly meaning: string;
  /** Whom such a change can break at most, on each side where it is found. */
  readonly breaks: Readonly<Partial<Record<Side, readonly Party[]>>>;
}

const NARROWS = { events: ["producers"], requests: ["clients"], responses: ["server"] } as const;
const WIDENS = { events: ["consumers"], requests: ["server"], responses: ["clients"] } as const;
const EITHER = {
  events: ["producers", "consumers"],
  requests: ["clients", "server"],
  responses: ["clients", "server"],
} as const;
const NOTHING = { events: [], requests: [], responses: [] } as const;

/** Every code. The codes are stable: one may be added, but none is renamed or changes its meaning. */
export const CHANGE_CODES = {
  event_added: { kind: "added", meaning: "The event is new.", breaks: { events: [] } },
  event_removed: {
    kind: "removed",
    meaning: "The event is gone.",
    breaks: { events: ["producers", "consumers"] },
  },
  title_changed: {
    kind: "changed",
    meaning: "The TypeScript type of the payload has another name.",
    breaks: { events: ["consumers"] },
  },

  field_added: {
    kind: "added",
    meaning:
      "An object has a new field that may be left out. It breaks readers only if they refused unknown fields.",
    breaks: WIDENS,
  },
  required_field_added: {
    kind: "added",
    meaning:
      "An object has a new field that has to be there. It breaks readers only if they refused unknown fields.",
    breaks: EITHER,
  },
  field_removed: {
    kind: "removed",
    meaning:
      "A field is gone. Writers may go on sending it, unless unknown fields are refused now; a server relied on it only if it was required.",
    breaks: EITHER,
  },
  field_required: {
    kind: "changed",
    meaning: "A field that could be left out has to be there.",
    breaks: NARROWS,
  },
  field_optional: {
    kind: "changed",
    meaning: "A field that had to be there may be left out.",
    breaks: WIDENS,
  },

  type_narrowed: {
    kind: "changed",
    meaning:
      "A value may have fewer types, a free object has named fields, or unknown fields are refused.",
    breaks: NARROWS,
  },
  type_widened: {
    kind: "changed",
    meaning:
      "A value may have more types, an object is free, or unknown fields are no longer refused.",
    breaks: WIDENS,
  },
  type_shifted: {
    kind: "changed",
    meaning: "A value keeps some of its types, loses others and gets new ones.",
    breaks: EITHER,
  },
  type_changed: {
    kind: "changed",
    meaning: "A value has another type; what is inside it is not compared.",
    breaks: EITHER,
  },

  values_limited: {
    kind: "added",
    meaning: "Only the values of a list are allowed; before, there was no list.",
    breaks: NARROWS,
  },
  values_freed: {
    kind: "removed",
    meaning: "More than the values of a list are allowed; there is no list any more.",
    breaks: WIDENS,
  },
  value_added: {
    kind: "added",
    meaning: "A list of allowed values has a new one.",
    breaks: WIDENS,
  },
  value_removed: {
    kind: "removed",
    meaning: "A list of allowed values has lost one.",
    breaks: NARROWS,
  },
  rule_added: {
    kind: "added",
    meaning: "There is a new rule, such as a pattern, a limit or a list of forms.",
    breaks: NARROWS,
  },
  rule_removed: { kind: "removed", meaning: "A rule is gone.", breaks: WIDENS },
  rule_changed: {
    kind: "changed",
    meaning:
      "A rule differs. A tighter limit breaks writers and a looser one readers; any other rule may break both.",
    breaks: EITHER,
  },
  form_added: {
    kind: "added",
    meaning: "A value may have one more of several forms (`anyOf`, `oneOf`).",
    breaks: WIDENS,
  },
  form_removed: {
    kind: "removed",
    meaning: "A value may no longer have one of several forms.",
    breaks: NARROWS,
  },
  forms_changed: {
    kind: "changed",
    meaning: "The forms of a value differ, and it is not clear which one became which.",
    breaks: EITHER,
  },

  issue_code_changed: {
    kind: "changed",
    meaning: "An invalid value is refused with another error code.",
    breaks: { requests: ["clients"] },
  },
  known_value_added: {
    kind: "added",
    meaning: "A value is listed as known; the list is open.",
    breaks: NOTHING,
  },
  known_value_removed: {
    kind: "removed",
    meaning: "A value is no longer listed as known; the list is open.",
    breaks: NOTHING,
  },
  text_changed: {
    kind: "changed",
    meaning: "Something for people differs, such as a description, an example or evidence.",
    breaks: { ...NOTHING, api: [] },
  },

  operation_added: { kind: "added", meaning: "The operation is new.", breaks: { api: [] } },
  operation_removed: {
    kind: "removed",
    meaning: "The operation is gone.",
    breaks: { api: ["clients"] },
  },
  operation_id_changed: {
    kind: "changed",
    meaning: "The operation has another name, which generated clients are named after.",
    breaks: { api: ["clients"] },
  },
  address_changed: {
    kind: "changed",
    meaning:
      "The method or path differs. If only a path parameter has another name, requests stay the same and clients alone can break.",
    breaks: { api: ["clients", "server"] },
  },
  server_added: {
    kind: "added",
    meaning: "The API has a further base address.",
    breaks: { api: [] },
  },
  server_removed: {
    kind: "removed",
    meaning: "A base address of the API is gone.",
    breaks: { api: ["clients"] },
  },
  type_added: {
    kind: "added",
    meaning: "The document names a new schema, and with it a type.",
    breaks: { api: [] },
  },
  type_removed: {
    kind: "removed",
    meaning: "The name of a schema is gone, and with it a type.",
    breaks: { api: ["clients"] },
  },
  other_changed: {
    kind: "changed",
    meaning: "Something differs that this comparison does not understand.",
    breaks: { api: ["clients", "server"] },
  },

  security_added: {
    kind: "added",
    meaning: "Requests are also taken with other credentials, or with none.",
    breaks: { requests: ["server"] },
  },
  security_removed: {
    kind: "removed",
    meaning: "Requests are no longer taken with some credentials, or with none.",
    breaks: { requests: ["clients"] },
  },
  parameter_added: {
    kind: "added",
    meaning: "There is a new parameter that may be left out.",
    breaks: { requests: [] },
  },
  required_parameter_added: {
    kind: "added",
    meaning: "There is a new parameter that has to be there.",
    breaks: { requests: ["clients"] },
  },
  parameter_removed: {
    kind: "removed",
    meaning: "A parameter is gone. A server relied on it only if it was required.",
    breaks: { requests: ["clients", "server"] },
  },
  parameter_required: {
    kind: "changed",
    meaning: "A parameter that could be left out has to be there.",
    breaks: { requests: ["clients"] },
  },
  parameter_optional: {
    kind: "changed",
    meaning: "A parameter that had to be there may be left out.",
    breaks: { requests: ["server"] },
  },
  parameter_form_changed: {
    kind: "changed",
    meaning: "A parameter is written in another form, such as another `style`.",
    breaks: { requests: ["clients", "server"] },
  },
  body_added: {
    kind: "added",
    meaning: "Requests have a body that may be left out; before, they had none.",
    breaks: { requests: [] },
  },
  required_body_added: {
    kind: "added",
    meaning: "Requests have to have a body; before, they had none.",
    breaks: { requests: ["clients"] },
  },
  body_removed: {
    kind: "removed",
    meaning: "Requests have no body any more. A server relied on it only if it was required.",
    breaks: { requests: ["clients", "server"] },
  },
  body_required: {
    kind: "changed",
    meaning: "A body that could be left out has to be there.",
    breaks: { requests: ["clients"] },
  },
  body_optional: {
    kind: "changed",
    meaning: "A body that had to be there may be left out.",
    breaks: { requests: ["server"] },
  },
  media_type_added: {
    kind: "added",
    meaning: "A body may have a further media type.",
    breaks: { requests: ["server"], responses: ["clients"] },
  },
  media_type_removed: {
    kind: "removed",
    meaning: "A body no longer has one of its media types.",
    breaks: { requests: ["clients"], responses: ["clients", "server"] },
  },

  status_added: {
    kind: "added",
    meaning:
      "There is a new status. It breaks clients only if it reports success: clients have to be ready for any failure.",
    breaks: { responses: ["clients"] },
  },
  status_removed: {
    kind: "removed",
    meaning: "A status is gone. It breaks clients only if it reported success.",
    breaks: { responses: ["clients", "server"] },
  },
  header_added: {
    kind: "added",
    meaning: "A response may have a new header.",
    breaks: { responses: [] },
  },
  required_header_added: {
    kind: "added",
    meaning: "A response has to have a new header.",
    breaks: { responses: ["server"] },
  },
  header_removed: {
    kind: "removed",
    meaning: "A header is gone.",
    breaks: { responses: ["clients"] },
  },
  header_required: {
    kind: "changed",
    meaning: "A header that could be left out has to be there.",
    breaks: { responses: ["server"] },
  },
  header_optional: {
    kind: "changed",
    meaning: "A header that had to be there may be left out.",
    breaks: { responses: ["clients"] },
  },
} as const satisfies Readonly<Record<string, ChangeMeaning>>;

export type ChangeCode = keyof typeof CHANGE_CODES;
