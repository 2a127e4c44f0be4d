// Writes the page about the codes of `diff`, from the table that the comparison uses and the meanings beside it.
import { CHANGE_CODES, type ChangeCode } from "../../src/reading/diff/change-codes.ts";
import { type Party, SIDES } from "../../src/reading/diff/parties.ts";
import { CHANGE_MEANINGS } from "./change-meanings.ts";
import { markdownHeader, markdownTable, type Outputs } from "./outputs.ts";

const INTRODUCTION = `# Changes, and whom they break

\`energy-contracts diff\` gives every change a code. The codes are stable, so that programs can rely on
them: a version may add one, but none is renamed or used for something else.

Producers emit events and consumers read them. Clients call the API and the server answers. So the
writers of values are producers, clients in requests and the server in responses; the readers are
consumers, the server in requests and clients in responses. Four columns say whom a change can break
at most:

- **events**: in the payload of an event, or the event itself;
- **requests**: in a parameter, a request body, the credentials or a variable of the address;
- **responses**: in a status, a header or a response body;
- **API**: an operation or the document as a whole.

\`stored\` are events that somebody keeps and judges again under the new contract. Such a message was
written as producers write, so it may become invalid by what breaks producers: \`--breaks stored\`
tells only that, and the last column says it of each code. A new required field is such a change: old messages lack it. A
new field that may be left out breaks nobody, because the contract did not have its name before, and
a message without it stays valid. Only a message that already had an unknown field of this name, with
another type, is invalid then; \`validate --unknown report\` finds such fields before.

An empty cell means that the code is not used there. Whom one particular change breaks is in the field
\`breaks\` of its report.

What is not taken apart, such as \`not\` or \`contains\`, is compared as a whole, with its references put
in. \`other_changed\` is that for parts of a document, such as callbacks. Where such a change may let
more through as well as less, it breaks readers and writers.

A new field that may be left out breaks nobody beside fields with names: who writes sends no field that
the contract does not name.

A change of a shared shape is told once: \`subject\` is then the shape, and \`places\` has where it is
found.
`;

const ACCEPTED = `## Changes that are accepted

\`contract-changes.yaml\` beside \`energy-contracts.config.json\`, or the file of \`--accept\`, has changes
that are known. Each entry silences exactly one:

\`\`\`yaml
- code: field_removed
  place: account.created-v1 nickname # subject and path; for a shared shape its name and the field
  what: was removed # needed only if there are several changes of this code there
  reason: Nobody reads it, see ticket 81.
  until: 2027-03-31 # the last day on which it holds; may be left out
\`\`\`

An entry that no change matches, or whose day is over, is an error with its line. Where only one half
of the contract is compared, entries of what is not compared and of shared shapes are passed over.
\`--write-accepted\` adds an entry for each change that \`--fail-on\` names, and leaves the rest of the
file as it is.
`;

const TITLES = [
  "code",
  "kind",
  "what it says",
  "events",
  "requests",
  "responses",
  "API",
  "stored events",
];

export function generateChangeCodesPage(): Outputs {
  const rows = Object.entries(CHANGE_CODES).map(([code, { kind, breaks }]) => [
    ...[`\`${code}\``, kind, CHANGE_MEANINGS[code as ChangeCode]],
    ...SIDES.map((side) => cellOf(breaks[side]?.filter((party) => party !== "stored"))),
    breaks.events ? (breaks.events.includes("stored") ? "may be invalid" : "stay valid") : "",
  ]);
  const header = markdownHeader("src/reading/diff/change-codes.ts");
  return new Map([
    ["docs/changes.md", `${header}${INTRODUCTION}\n${markdownTable(TITLES, rows)}\n\n${ACCEPTED}`],
  ]);
}

const cellOf = (parties: readonly Party[] | undefined): string =>
  parties?.length === 0 ? "nobody" : (parties?.join(", ") ?? "");
