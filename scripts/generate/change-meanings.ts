import type { ChangeCode } from "../../src/reading/diff/change-codes.ts";

/** What each code of `diff` says. No code changes its meaning. */
export const CHANGE_MEANINGS: Readonly<Record<ChangeCode, string>> = {
  event_added: "The event is new.",
  event_removed: "The event is gone.",
  title_changed: "The TypeScript type of the payload has another name.",
  field_added:
    "An object has a new field that may be left out. It breaks readers only if they refused unknown fields.",
  required_field_added:
    "An object has a new field that has to be there. It breaks readers only if they refused unknown fields.",
  field_removed:
    "A field is gone. Writers may go on sending it, unless unknown fields are refused now; a server relied on it only if it was required.",
  field_required: "A field that could be left out has to be there.",
  field_optional: "A field that had to be there may be left out.",
  type_narrowed:
    "A value may have fewer types, a free object has named fields, or unknown fields are refused.",
  type_widened:
    "A value may have more types, an object is free, or unknown fields are no longer refused.",
  type_shifted: "A value keeps some of its types, loses others and gets new ones.",
  type_changed: "A value has another type; what is inside it is not compared.",
  values_limited: "Only the values of a list are allowed; before, there was no list.",
  values_freed: "More than the values of a list are allowed; there is no list any more.",
  value_added: "A list of allowed values has a new one.",
  value_removed: "A list of allowed values has lost one.",
  rule_added:
    "There is a new rule, such as a pattern, a limit or a list of forms. Rules that may also allow more, as `patternProperties` does, break readers, too.",
  rule_removed: "A rule is gone. Rules that may also have allowed more break writers, too.",
  rule_changed:
    "A rule differs. A tighter limit breaks writers and a looser one readers; any other rule may break both.",
  form_added: "A value may have one more of several forms (`anyOf`, `oneOf`).",
  form_removed: "A value may no longer have one of several forms.",
  forms_changed:
    "The forms of a value differ, and it is not clear which one became which; or a value has to have exactly one of them (`oneOf`), or may have several (`anyOf`).",
  default_changed:
    "What stands for a value that is left out differs. Clients that leave it out get something else; a default where there was none breaks nobody.",
  deprecated_set: "Something is deprecated now.",
  deprecated_unset: "Something is no longer deprecated.",
  issue_code_changed: "An invalid value is refused with another error code.",
  known_value_added: "A value is listed as known; the list is open.",
  known_value_removed: "A value is no longer listed as known; the list is open.",
  text_changed: "Something for people differs, such as a description, an example or evidence.",
  operation_added: "The operation is new.",
  operation_removed: "The operation is gone.",
  operation_id_changed: "The operation has another name, which generated clients are named after.",
  address_changed:
    "The method or path differs, and what it was is gone. If only a path parameter has another name, requests stay the same, and only generated clients break.",
  server_added: "The API has a further base address.",
  server_removed: "A base address of the API is gone.",
  webhook_added: "The server may call a further webhook.",
  webhook_removed: "The server no longer calls a webhook.",
  type_added: "The document names a new schema, and with it a type.",
  type_removed: "The name of a schema is gone, and with it a type.",
  unused_changed:
    "A component differs that nothing uses. It breaks somebody only if a discriminator may lead there.",
  other_changed:
    "Something differs that this comparison does not understand. Of an event of AsyncAPI, its channel, operation or message, without the payload.",
  security_added: "Requests are also taken with other credentials, or with none.",
  security_removed: "Requests are no longer taken with some credentials, or with none.",
  parameter_added: "There is a new parameter that may be left out.",
  required_parameter_added: "There is a new parameter that has to be there.",
  parameter_removed: "A parameter is gone. A server relied on it only if it was required.",
  parameter_required: "A parameter that could be left out has to be there.",
  parameter_optional: "A parameter that had to be there may be left out.",
  parameter_form_changed: "A parameter is written in another form, such as another `style`.",
  body_added: "Requests have a body that may be left out; before, they had none.",
  required_body_added: "Requests have to have a body; before, they had none.",
  body_removed: "Requests have no body any more. A server relied on it only if it was required.",
  body_required: "A body that could be left out has to be there.",
  body_optional: "A body that had to be there may be left out.",
  media_type_added: "A body may have a further media type.",
  media_type_removed: "A body no longer has one of its media types.",
  status_added:
    "There is a new status. It breaks clients only if it reports success: clients have to be ready for any failure.",
  status_removed: "A status is gone. It breaks clients only if it reported success.",
  header_added: "A response may have a new header.",
  required_header_added: "A response has to have a new header.",
  header_removed: "A header is gone.",
  header_required: "A header that could be left out has to be there.",
  header_optional: "A header that had to be there may be left out.",
};
