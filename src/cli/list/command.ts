import type { Catalogue } from "../../reading/model/description.ts";
import {
  type Command,
  type ExitCode,
  type Io,
  type ParsedArguments,
  UsageError,
} from "../command.ts";
import { CONTRACTS, openContracts } from "../contracts/open-contracts.ts";
import { readCatalogue, readOperations } from "../show/read-reference.ts";
import { paint, wantsColours } from "../terminal/colours.ts";
import { lineWidth } from "../terminal/text.ts";
import { eventsOfDomain } from "./events-of-domain.ts";
import { type Group, groupLines } from "./group.ts";

export const list: Command = {
  name: "list",
  summary: "List the events of the catalogue.",
  insteadOfOperand: (text) => `--type ${text} lists the events whose name contains it.`,
  options: {
    domain: {
      value: "DOMAIN",
      help: "Only the events of this section of the catalogue, such as billing.",
    },
    type: { value: "TEXT", help: "Only events whose name contains this text." },
    operations: { help: "List the operations of the REST API instead." },
    json: { help: "Print the rows of the catalogue as JSON." },
    ...CONTRACTS,
  },
  examples: [
    ["energy-contracts list", "all events, by section"],
    ["energy-contracts list --domain billing", "the events of one section"],
    [
      "energy-contracts list --type ledger | cut -f1",
      "names only: without a terminal, a line is a name, a tab and a description",
    ],
    ["energy-contracts list --operations", "what show knows beside events"],
  ],
  notes: ["Exit codes: 0 listed; 2 wrong usage, such as a section that is not in the catalogue."],
  run,
};

async function run(args: ParsedArguments, io: Io): Promise<ExitCode> {
  if (args.has("operations")) {
    const given = ["domain", "type"].find((option) => args.has(option));
    if (given) throw new UsageError(`--${given} is about events, and goes without --operations.`);
  }
  const groups = args.has("operations")
    ? operationGroups()
    : eventGroups(readCatalogue(await openContracts(args, io)), args);
  const rows = groups.flatMap((group) => group.rows);
  if (args.has("json")) io.out(json(rows));
  else if (io.isTerminal) io.out(groupLines(groups, lineWidth(io), paint(wantsColours(io))));
  else io.out(rows.map(({ name, text }) => `${name}\t${text}\n`).join(""));
  if (rows.length === 0) io.err("No event's name contains that text.\n");
  return 0;
}

/** In the order of the catalogue, which goes by name and not by section. */
function json(rows: Group["rows"]): string {
  const sorted = [...rows].sort((a, b) => (a.name < b.name ? -1 : 1));
  return `${JSON.stringify(
    sorted.map(({ row }) => row),
    undefined,
    2,
  )}\n`;
}

function eventGroups(catalogue: Catalogue, args: ParsedArguments): Group[] {
  const { domains } = catalogue;
  const domain = args.text("domain");
  const events = eventsOfDomain(domain, catalogue);
  const text = args.text("type")?.toLowerCase() ?? "";
  return domains
    .filter(({ name }) => domain === undefined || name === domain)
    .map(({ name, title }) => ({
      title: `${title} (${name})`,
      rows: events
        .filter((event) => event.domain === name && event.name.toLowerCase().includes(text))
        .map((row) => ({ name: row.name, text: row.description, row })),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function operationGroups(): Group[] {
  const operations = readOperations();
  return [...new Set(operations.map(({ section }) => section))].map((title) => ({
    title,
    rows: operations
      .filter(({ section }) => section === title)
      .map((row) => {
        const { operationId: name, method, path, summary } = row;
        const text = summary === "" ? `${method} ${path}` : `${summary}: ${method} ${path}`;
        return { name, text, row };
      }),
  }));
}
