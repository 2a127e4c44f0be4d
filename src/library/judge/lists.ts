// The verdicts and codes of the WebAssembly judge. The results of the judge have indexes of these
// lists, so the lists grow only at their ends.

export const VERDICTS = [
  "valid",
  "invalid",
  "unknown_event",
  "unknown_version",
  "missing_event_name",
  "invalid_json",
  "not_utf8",
  "too_long",
] as const;

export const CODES = [
  "",
  "required",
  "null",
  "invalid_type",
  "unknown_field",
  "unknown_event",
  "missing_event_name",
  "invalid_json",
  "repeated_field",
] as const;
