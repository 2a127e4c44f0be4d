/** What the codes of findings mean. */
const RULES: Readonly<Record<string, readonly [what: string, help: string]>> = {
  required: [
    "A required field is missing",
    "Add the field. `energy-contracts show <event>` lists the fields of an event.",
  ],
  null: ["A field must not be null", "Leave the field out if it is optional, or give it a value."],
  invalid_type: [
    "A value has the wrong type",
    "`energy-contracts show <event>` says which type the field has.",
  ],
  unknown_field: [
    "A field is not part of the contract",
    "Correct its spelling or leave it out. Only `--unknown report` finds these.",
  ],
  unknown_event: [
    "An event is not in the catalogue",
    "`energy-contracts list` names all events and their versions.",
  ],
  missing_event_name: [
    "Nothing names the event of a payload",
    "Use --event or --name-at, or name the file after its event.",
  ],
  invalid_json: ["The input is not JSON", "Correct the text at this place."],
  invalid_yaml: ["The input is not YAML", "Correct the text at this place."],
  duplicate: [
    "A value occurs a second time where it should be unique",
    "Remove one of the two, or give it a value of its own.",
  ],
  overlap: ["Two periods overlap", "End one period before the other begins."],
  no_payload: ["An input has no payload", "Give --allow-empty if that is as it should be."],
  unreadable: ["An input can't be read", "Check that the file exists and may be read."],
};

export interface Rule {
  readonly id: string;
  readonly name: string;
  readonly what: string;
  readonly help: string;
}

/** The rule of a code. A code without an entry explains itself: `too_long` is "Too long". */
export function ruleOf(code: string): Rule {
  const words = code.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const name = words.map(capital).join("") || "Issue";
  const [what, help] = (Object.hasOwn(RULES, code) ? RULES[code] : undefined) ?? [
    capital(words.join(" ")) || "Issue",
    "The message says what is wrong.",
  ];
  return { id: code, name, what, help };
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
