import { printable, printableLines } from "../../library/text/printable.ts";
import type { DescribedEvent, DescribedOperation } from "../../reading/model/description.ts";
import { markdownPage } from "../../reading/model/markdown-page.ts";
import { pageOf } from "../../reading/model/page.ts";
import { type Command, UsageError } from "../command.ts";
import { CONTRACTS, readContracts } from "../contracts/open-contracts.ts";
import { lineWidth, paint, wantsColours } from "../terminal.ts";
import { find } from "./find-by-name.ts";
import { readCatalogue, readEvent, readOperation, readOperations } from "./read-reference.ts";
import { ENGINES, tableColumns } from "./table-columns.ts";
import { writePage } from "./write-page.ts";

type Description = DescribedEvent | DescribedOperation;

/** The outputs that an option prints in place of the page. */
const OUTPUTS = {
  schema: ({ schema }: Description) => json(schema),
  type: ({ declaration }: Description) => declaration,
  example: ({ examples }: Description) => json(examples[0]?.value),
  json: (description: Description) => json(description),
};
type Output = keyof typeof OUTPUTS;
const OUTPUT_NAMES = Object.keys(OUTPUTS) as Output[];

export const show: Command = {
  name: "show",
  operands: {
    name: "<event or operationId>",
    missing: "Name an event or an operation; energy-contracts list names them.",
  },
  options: {
    schema: {
      help: "Print its self-contained JSON Schema: of an operation, that of the request body.",
    },
    type: { help: "Print its TypeScript type." },
    example: { help: "Print its example payload." },
    json: { help: "Print everything as one JSON object." },
    format: {
      value: "FORM",
      choices: ["pretty", "markdown", "json", ...ENGINES],
      help: "Print it for people (pretty), as Markdown for a ticket or an agent, as --json does, or as the columns of an event's table.",
    },
    ...CONTRACTS,
  },
  examples: {
    "energy-contracts show account.created-v1": "fields, versions, evidence and example",
    "energy-contracts show agreement.updated": "the newest version of it",
    "energy-contracts show stageAccount --format markdown": "the page for a ticket or an agent",
    "energy-contracts show account.created-v1 --format duckdb": "the columns of a table of it",
    "energy-contracts show createNotes --type":
      "the request body's TypeScript type, with the shapes it uses",
    "energy-contracts show account.created-v1 --example | energy-contracts validate --event account.created-v1 -":
      "an example is always valid",
  },
  notes: [
    "What is marked as assumed had to be chosen, because it is not documented; it is followed by the reason and by the assumption's id. Values marked as seen are never a closed list. Everything else is documented.",
    "Of an operation without a request body, --schema prints the OpenAPI operation, --type the type of its answer, and --example an example of that.",
    "Exit codes: 0 shown; 2 wrong usage; 3 a name that is neither an event nor an operation.",
  ],
  async run(args, io) {
    const [name = ""] = args.operands;
    const format = args.text("format");
    const engine = ENGINES.find((one) => one === format);
    const asked = OUTPUT_NAMES.filter((output) => args.has(output) || format === output);
    const options = asked.map((output) => `--${output}`).concat(engine ? `--format ${engine}` : []);
    if (options.length > 1) throw new UsageError(`Give only one of ${options.join(", ")}.`);
    const output = asked[0];

    const { ownEvents } = await readContracts(args, io);
    const found = find(name, readCatalogue(ownEvents).events, readOperations(), io);
    const description = "operationId" in found ? readOperation(found) : readEvent(found, ownEvents);
    if (engine) {
      if (description.kind === "operation")
        throw new UsageError(`${description.operationId} is an operation. Only events are tables.`);
      io.out(printableLines(tableColumns(description.fields, engine)));
      return 0;
    }
    const isBodiless = description.kind === "operation" && !description.requestBody;
    if (isBodiless && output !== undefined && output !== "json")
      io.err(
        `${description.operationId} takes no request body. This is ${STAND_INS[output]} instead.\n`,
      );
    if (output === "type" && "source" in description)
      throw new UsageError(`${name} has no TypeScript type here; --schema prints its JSON Schema.`);
    if (output !== undefined) io.out(OUTPUTS[output](description));
    else {
      const shown = fitToShow(description);
      const page = () => writePage(pageOf(shown), lineWidth(io), paint(wantsColours(io)));
      io.out(format === "markdown" ? markdownPage(shown) : page());
    }
    return 0;
  },
};

const STAND_INS = {
  schema: "its OpenAPI operation",
  type: "the type of its answer",
  example: "an example of its answer",
};

/** Removes characters that could control a terminal or a log. In examples, JSON escapes them. */
function fitToShow<D extends Description>({ examples, schema, ...texts }: D): D {
  const clean = (key: string, value: unknown) =>
    typeof value !== "string"
      ? value
      : key === "description"
        ? printableLines(value.replaceAll(/[\t\r]/g, " ")).replaceAll(/^( *)::/gm, "$1\\::")
        : printable(value);
  return { ...JSON.parse(JSON.stringify(texts), clean), examples, schema };
}

const json = (value: unknown): string => printableLines(`${JSON.stringify(value, undefined, 2)}\n`);
