export interface Gap {
  /** What the `gaps` of an assumption call it. */
  readonly name: string;
  /** What the specification leaves open. */
  readonly about: string;
}

/** Everything that the specification says it does not show. */
export const GAPS: readonly Gap[] = [
  { name: "supplier-settings", about: "what else can be configured for an import supplier" },
  { name: "field-rules", about: "which fields are required, and how each is validated" },
  { name: "allowed-values", about: "the full lists of values of enumerated fields" },
  { name: "account-view", about: "what the public accounts endpoint answers" },
  { name: "supplier-transitions", about: "how an import supplier moves between its statuses" },
  { name: "import-transitions", about: "how an import moves other than by staging and creation" },
  { name: "process-reference", about: "which fields name the staged account when it is created" },
  { name: "empty-list-answer", about: "what a list of import processes answers when none matches" },
  {
    name: "historical-statements-fields",
    about: "the request for historical statements, but for the optional path",
  },
  { name: "token-mutation", about: "arguments and answer of the token mutation" },
  { name: "token-lifetime", about: "how long a token lives and how it is refreshed" },
  { name: "permissions", about: "who may call what" },
  { name: "emitted-events", about: "which operation emits which data_import event" },
  { name: "error-codes", about: "the full list of error codes" },
  { name: "other-error-bodies", about: "the bodies of 404, 429 and 500" },
  { name: "supplier-refusal", about: "code and text when the supplier is Paused or Complete" },
  { name: "rate-limits", about: "rate limits" },
  { name: "payload-limits", about: "the largest payload and the number of items in one" },
  { name: "deprecation", about: "when something is deprecated, and how long before it goes" },
  { name: "event-delivery", about: "how events are delivered, and the envelope around a payload" },
  { name: "event-triggers", about: "what makes the platform emit each event" },
  { name: "event-values", about: "the values of strings in events" },
  { name: "event-cut-off", about: "the end of the last event, and the events after it" },
];

export interface StandIn extends Gap {
  /** The word that the specification writes in place of one of the platform. */
  readonly word: string;
}

/** Every name that the specification replaces by a neutral one, as it says itself. */
export const STAND_INS: readonly StandIn[] = [
  {
    name: "neutral-field-names",
    word: "objstore",
    about: "the names of fields of events that have the word of a storage product",
  },
  {
    name: "neutral-mutation-name",
    word: "ObtainPlatformToken",
    about: "the name of the token mutation, which has the word of a brand",
  },
];
