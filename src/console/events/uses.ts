// Writes code that uses an event, as text to copy.
import { fileNameOf } from "../../library/names/file-name.ts";
import type { DescribedEvent, Snippets } from "../data.ts";

/** Writes code for each language. test/console/snippets.test.ts runs the code. */
export function usesOf({ name, import: line }: Pick<DescribedEvent, "name" | "import">): Snippets {
  const contract = /\{ (\w+)/.exec(line)?.[1] ?? "";
  const imported = `import { ${contract} } from "energy-contracts/events/${name}";`;
  const anywhere = {
    Python: `import json
from urllib.request import urlopen
from jsonschema import Draft202012Validator

schema = json.load(urlopen("http://127.0.0.1:4020/schemas/${fileNameOf(name)}.json"))
for error in Draft202012Validator(schema).iter_errors(payload):
    print(error.json_path, error.message)`,
    "Command line": `npx energy-contracts validate --event ${name} payload.json`,
  };
  // No package exports a contract for an event that the user defined.
  if (contract === "") return anywhere;
  return {
    TypeScript: `${imported}

const payload: unknown = JSON.parse(text);
if (${contract}.is(payload)) {
  console.log(payload);
}`,
    Receive: `${imported}
import { createReceiver, on } from "energy-contracts/receive";

const receiver = createReceiver({
  events: [on(${contract}, (payload) => console.log(payload))],
  unknown: ({ name }) => console.log("no handler for", name),
  invalid: ({ name }, issues) => console.log(name, issues),
});
await receiver.message(JSON.parse(text));`,
    ...anywhere,
  };
}
