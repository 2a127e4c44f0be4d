import type { Catalogue, CatalogueEvent } from "../../reading/model/description.ts";
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
import { columnsOf, toCsv } from "./columns.ts";
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
    columns: {
      value: "FORMAT",
      choices: ["csv", "json"],
      help: "List the fields of each event, as columns that tables can be made from.",
    },
    json: { help: "Print the rows of the catalogue, or with --columns of fields, as JSON." },
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
    ["energy-contracts list --columns csv > columns.csv", "event, path, type, required, nullable"],
  ],
  notes: ["Exit codes: 0 listed; 2 wrong usage, such as a section that is not in the catalogue."],
  run,
};

async function run(args: ParsedArguments, io: Io): Promise<ExitCode> {
  if (args.has("operations")) {
    const given = ["domain", "type", "columns"].find((option) => args.has(option));
    if (given) throw new UsageError(`--${given} is about events, and goes without --operations.`);
    print(operationGroups(), args, io);
    return 0;
  }
  const own = await openContracts(args, io);
  const catalogue = readCatalogue(own);
  const type = args.text("type")?.toLowerCase() ?? "";
  const events = eventsOfDomain(args.text("domain"), catalogue).filter(({ name }) =>
    name.toLowerCase().includes(type),
  );
  const format = args.text("columns");
  if (format) {
    const columns = columnsOf(events, own);
    io.out(args.has("json") || format === "json" ? json(columns) : toCsv(columns));
  } else print(eventGroups(catalogue, events), args, io);
  if (events.length === 0) io.err("No event's name contains that text.\n");
  return 0;
}

function print(groups: readonly Group[], args: ParsedArguments, io: Io): void {
  const rows = groups.flatMap((group) => group.rows);
  if (args.has("json")) {
    // In the order of the catalogue, which goes by name and not by section.
    rows.sort((a, b) => (a.name < b.name ? -1 : 1));
    io.out(json(rows.map(({ row }) => row)));
  } else if (io.isTerminal) io.out(groupLines(groups, lineWidth(io), paint(wantsColours(io))));
  else io.out(rows.map(({ name, text }) => `${name}\t${text}\n`).join(""));
}

const json = (rows: readonly unknown[]): string => `${JSON.stringify(rows, undefined, 2)}\n`;

const eventGroups = ({ domains }: Catalogue, events: readonly CatalogueEvent[]): Group[] =>
  domains
    .map(({ name, title }) => ({
      title: `${title} (${name})`,
      rows: events
        .filter(({ domain }) => domain === name)
        .map((row) => ({ name: row.name, text: row.description, row })),
    }))
    .filter(({ rows }) => rows.length > 0);

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
