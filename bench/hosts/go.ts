// The judge in Go beside encoding/json.
import { report } from "./ratios.ts";

const MOST = 0.5;

report("go", {
  title: "Go, beside `json.Unmarshal`",
  names: [
    "`json.Unmarshal` into `any`",
    "`Judge` of batches",
    "`Judge` of one message a call",
    "santhosh-tekuri/jsonschema with its own reader, all faults",
  ],
  command: "go",
  args: (files) => ["run", ".", ...files],
  claim: {
    text: `Batches take at most ${MOST} of the time of \`json.Unmarshal\`, with 0 and 10 % invalid.`,
    holds: ([parse = 0, batches = 1]) => batches <= MOST * parse,
  },
});
