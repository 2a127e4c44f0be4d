// The codes of all changes that a comparison reports.
import type { Party, Side } from "./parties.ts";

export type Kind = "added" | "removed" | "changed";

interface ChangeCodeFacts {
  readonly kind: Kind;
  /** The parties that the change can break at most, by the side where it is found. */
  readonly breaks: Readonly<Partial<Record<Side, readonly Party[]>>>;
}

const NARROWS = {
  events: ["producers", "stored"],
  requests: ["clients"],
  responses: ["server"],
} as const;
const WIDENS = { events: ["consumers"], requests: ["server"], responses: ["clients"] } as const;
const EITHER = {
  events: ["producers", "consumers", "stored"],
  requests: ["clients", "server"],
  responses: ["clients", "server"],
} as const;
const NOTHING = { events: [], requests: [], responses: [] } as const;
const TEXT = { ...NOTHING, api: [] } as const;

const factsOf =
  (kind: Kind) =>
  (breaks: ChangeCodeFacts["breaks"]): ChangeCodeFacts => ({ kind, breaks });
const [added, removed, changed] = [factsOf("added"), factsOf("removed"), factsOf("changed")];

/**
 * Every code. A new code may be added, but no code is renamed or changes its meaning, which stands
 * in `scripts/generate/change-meanings.ts`.
 */
export const CHANGE_CODES = {
  event_added: added({ events: [] }),
  event_removed: removed({ events: ["producers", "consumers", "stored"] }),
  title_changed: changed({ events: ["consumers"] }),
  field_added: added(WIDENS),
  required_field_added: added(EITHER),
  field_removed: removed(EITHER),
  field_required: changed(NARROWS),
  field_optional: changed(WIDENS),
  type_narrowed: changed(NARROWS),
  type_widened: changed(WIDENS),
  type_shifted: changed(EITHER),
  type_changed: changed(EITHER),
  values_limited: added(NARROWS),
  values_freed: removed(WIDENS),
  value_added: added(WIDENS),
  value_removed: removed(NARROWS),
  rule_added: added(EITHER),
  rule_removed: removed(EITHER),
  rule_changed: changed(EITHER),
  form_added: added(WIDENS),
  form_removed: removed(NARROWS),
  forms_changed: changed(EITHER),
  default_changed: changed({ events: [], requests: ["clients"], responses: [] }),
  deprecated_set: changed(TEXT),
  deprecated_unset: changed(TEXT),
  issue_code_changed: changed({ requests: ["clients"] }),
  known_value_added: added(NOTHING),
  known_value_removed: removed(NOTHING),
  text_changed: changed(TEXT),
  operation_added: added({ api: [] }),
  operation_removed: removed({ api: ["clients"] }),
  operation_id_changed: changed({ api: ["clients"] }),
  address_changed: changed({ api: ["clients"] }),
  server_added: added({ api: [] }),
  server_removed: removed({ api: ["clients"] }),
  webhook_added: added({ api: [] }),
  webhook_removed: removed({ api: ["clients"] }),
  type_added: added({ api: [] }),
  type_removed: removed({ api: ["clients"] }),
  unused_changed: changed({ api: ["clients", "server"] }),
  other_changed: changed({ events: ["producers", "consumers"], api: ["clients", "server"] }),
  security_added: added({ requests: ["server"] }),
  security_removed: removed({ requests: ["clients"] }),
  parameter_added: added({ requests: [] }),
  required_parameter_added: added({ requests: ["clients"] }),
  parameter_removed: removed({ requests: ["clients", "server"] }),
  parameter_required: changed({ requests: ["clients"] }),
  parameter_optional: changed({ requests: ["server"] }),
  parameter_form_changed: changed({ requests: ["clients", "server"] }),
  body_added: added({ requests: [] }),
  required_body_added: added({ requests: ["clients"] }),
  body_removed: removed({ requests: ["clients", "server"] }),
  body_required: changed({ requests: ["clients"] }),
  body_optional: changed({ requests: ["server"] }),
  media_type_added: added({ requests: ["server"], responses: ["clients"] }),
  media_type_removed: removed({ requests: ["clients"], responses: ["clients", "server"] }),
  status_added: added({ responses: ["clients"] }),
  status_removed: removed({ responses: ["clients", "server"] }),
  header_added: added({ responses: [] }),
  required_header_added: added({ responses: ["server"] }),
  header_removed: removed({ responses: ["clients"] }),
  header_required: changed({ responses: ["server"] }),
  header_optional: changed({ responses: ["clients"] }),
};

export type ChangeCode = keyof typeof CHANGE_CODES;

export const breaksOf = (code: ChangeCode, side: Side): readonly Party[] =>
  CHANGE_CODES[code].breaks[side] ?? [];
