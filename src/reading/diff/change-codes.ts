// The codes of all changes that a comparison reports.
import type { Party, Side } from "./parties.ts";

export type Kind = "added" | "removed" | "changed";

export interface ChangeMeaning {
  readonly kind: Kind;
  readonly meaning: string;
  /** The parties that the change can break at most, by the side where it is found. */
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

const meaningOf =
  (kind: Kind) =>
  (meaning: string, breaks: ChangeMeaning["breaks"]): ChangeMeaning => ({ kind, meaning, breaks });
const [added, removed, changed] = [meaningOf("added"), meaningOf("removed"), meaningOf("changed")];

/** Every code. A new code may be added, but no code is renamed or changes its meaning. */
export const CHANGE_CODES = {
  event_added: added("The event is new.", { events: [] }),
  event_removed: removed("The event is gone.", { events: ["producers", "consumers"] }),
  title_changed: changed("The TypeScript type of the payload has another name.", {
    events: ["consumers"],
  }),

  field_added: added(
    "An object has a new field that may be left out. It breaks readers only if they refused unknown fields.",
    WIDENS,
  ),
  required_field_added: added(
    "An object has a new field that has to be there. It breaks readers only if they refused unknown fields.",
    EITHER,
  ),
  field_removed: removed(
    "A field is gone. Writers may go on sending it, unless unknown fields are refused now; a server relied on it only if it was required.",
    EITHER,
  ),
  field_required: changed("A field that could be left out has to be there.", NARROWS),
  field_optional: changed("A field that had to be there may be left out.", WIDENS),

  type_narrowed: changed(
    "A value may have fewer types, a free object has named fields, or unknown fields are refused.",
    NARROWS,
  ),
  type_widened: changed(
    "A value may have more types, an object is free, or unknown fields are no longer refused.",
    WIDENS,
  ),
  type_shifted: changed("A value keeps some of its types, loses others and gets new ones.", EITHER),
  type_changed: changed("A value has another type; what is inside it is not compared.", EITHER),

  values_limited: added(
    "Only the values of a list are allowed; before, there was no list.",
    NARROWS,
  ),
  values_freed: removed(
    "More than the values of a list are allowed; there is no list any more.",
    WIDENS,
  ),
  value_added: added("A list of allowed values has a new one.", WIDENS),
  value_removed: removed("A list of allowed values has lost one.", NARROWS),
  rule_added: added(
    "There is a new rule, such as a pattern, a limit or a list of forms. It breaks readers only if it may also allow something, as `patternProperties` does, or is not known.",
    EITHER,
  ),
  rule_removed: removed(
    "A rule is gone. It breaks writers only if it may also have allowed something.",
    EITHER,
  ),
  rule_changed: changed(
    "A rule differs. A tighter limit breaks writers and a looser one readers; any other rule may break both.",
    EITHER,
  ),
  form_added: added("A value may have one more of several forms (`anyOf`, `oneOf`).", WIDENS),
  form_removed: removed("A value may no longer have one of several forms.", NARROWS),
  forms_changed: changed(
    "The forms of a value differ, and it is not clear which one became which; or a value has to have exactly one of them (`oneOf`), or may have several (`anyOf`).",
    EITHER,
  ),

  default_changed: changed(
    "What stands for a value that is left out differs. Clients that leave it out get something else; a default where there was none breaks nobody.",
    { ...NOTHING, requests: ["clients"] },
  ),
  deprecated_set: changed("Something is deprecated now.", { ...NOTHING, api: [] }),
  deprecated_unset: changed("Something is no longer deprecated.", { ...NOTHING, api: [] }),
  issue_code_changed: changed("An invalid value is refused with another error code.", {
    requests: ["clients"],
  }),
  known_value_added: added("A value is listed as known; the list is open.", NOTHING),
  known_value_removed: removed("A value is no longer listed as known; the list is open.", NOTHING),
  text_changed: changed(
    "Something for people differs, such as a description, an example or evidence.",
    { ...NOTHING, api: [] },
  ),

  operation_added: added("The operation is new.", { api: [] }),
  operation_removed: removed("The operation is gone.", { api: ["clients"] }),
  operation_id_changed: changed(
    "The operation has another name, which generated clients are named after.",
    { api: ["clients"] },
  ),
  address_changed: changed(
    "The method or path differs, and what it was is gone. If only a path parameter has another name, requests stay the same, and only generated clients break.",
    { api: ["clients"] },
  ),
  server_added: added("The API has a further base address.", { api: [] }),
  server_removed: removed("A base address of the API is gone.", { api: ["clients"] }),
  webhook_added: added("The server may call a further webhook.", { api: [] }),
  webhook_removed: removed("The server no longer calls a webhook.", { api: ["clients"] }),
  type_added: added("The document names a new schema, and with it a type.", { api: [] }),
  type_removed: removed("The name of a schema is gone, and with it a type.", { api: ["clients"] }),
  unused_changed: changed(
    "A component differs that nothing uses. It breaks somebody only if a discriminator may lead to it by its name.",
    { api: ["clients", "server"] },
  ),
  other_changed: changed("Something differs that this comparison does not understand.", {
    api: ["clients", "server"],
  }),

  security_added: added("Requests are also taken with other credentials, or with none.", {
    requests: ["server"],
  }),
  security_removed: removed("Requests are no longer taken with some credentials, or with none.", {
    requests: ["clients"],
  }),
  parameter_added: added("There is a new parameter that may be left out.", { requests: [] }),
  required_parameter_added: added("There is a new parameter that has to be there.", {
    requests: ["clients"],
  }),
  parameter_removed: removed(
    "A parameter is gone. A server relied on it only if it was required.",
    { requests: ["clients", "server"] },
  ),
  parameter_required: changed("A parameter that could be left out has to be there.", {
    requests: ["clients"],
  }),
  parameter_optional: changed("A parameter that had to be there may be left out.", {
    requests: ["server"],
  }),
  parameter_form_changed: changed(
    "A parameter is written in another form, such as another `style`.",
    { requests: ["clients", "server"] },
  ),
  body_added: added("Requests have a body that may be left out; before, they had none.", {
    requests: [],
  }),
  required_body_added: added("Requests have to have a body; before, they had none.", {
    requests: ["clients"],
  }),
  body_removed: removed(
    "Requests have no body any more. A server relied on it only if it was required.",
    { requests: ["clients", "server"] },
  ),
  body_required: changed("A body that could be left out has to be there.", {
    requests: ["clients"],
  }),
  body_optional: changed("A body that had to be there may be left out.", { requests: ["server"] }),
  media_type_added: added("A body may have a further media type.", {
    requests: ["server"],
    responses: ["clients"],
  }),
  media_type_removed: removed("A body no longer has one of its media types.", {
    requests: ["clients"],
    responses: ["clients", "server"],
  }),

  status_added: added(
    "There is a new status. It breaks clients only if it reports success: clients have to be ready for any failure.",
    { responses: ["clients"] },
  ),
  status_removed: removed("A status is gone. It breaks clients only if it reported success.", {
    responses: ["clients", "server"],
  }),
  header_added: added("A response may have a new header.", { responses: [] }),
  required_header_added: added("A response has to have a new header.", { responses: ["server"] }),
  header_removed: removed("A header is gone.", { responses: ["clients"] }),
  header_required: changed("A header that could be left out has to be there.", {
    responses: ["server"],
  }),
  header_optional: changed("A header that had to be there may be left out.", {
    responses: ["clients"],
  }),
};

export type ChangeCode = keyof typeof CHANGE_CODES;

export const breaksOf = (code: ChangeCode, side: Side): readonly Party[] =>
  CHANGE_CODES[code].breaks[side] ?? [];
