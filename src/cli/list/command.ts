import { printable, printableLines } from "../../library/text/printable.ts";
import type { Catalogue, CatalogueEvent, OperationRow } from "../../reading/model/description.ts";
import type { Command, Io, ParsedArguments } from "../command.ts";
import { CONTRACTS, readContracts } from "../contracts/open-contracts.ts";
import type { OwnContracts } from "../contracts/own-events.ts";
import {
  describeEvent,
  eventsOfDomain,
  readCatalogue,
  readOperations,
} from "../show/read-reference.ts";
import { lineWidth, type Paint, paint, wantsColours } from "../terminal.ts";

interface Row {
  readonly section: string;
  readonly name: string;
  readonly text: string;
  readonly row: CatalogueEvent | OperationRow;
}

export const list: Command = {
  name: "list",
  insteadOfOperand: (text) => `--type ${text} lists the events whose name contains it.`,
  options: {
    domain: {
      value: "DOMAIN",
      help: "Only the events of this section of the catalogue, such as billing.",
    },
    type: { value: "TEXT", help: "Only events whose name contains this text." },
    operations: {
      help: "List the operations of the REST API instead.",
      excludes: ["domain", "type", "columns"],
    },
    columns: {
      value: "FORMAT",
      choices: ["csv", "json"],
      help: "List the fields of each event, as columns that tables can be made from.",
    },
    json: { help: "Print the rows of the catalogue, or with --columns of fields, as JSON." },
    ...CONTRACTS,
  },
  examples: {
    "energy-contracts list": "all events, by section",
    "energy-contracts list --domain billing": "the events of one section",
    "energy-contracts list --type ledger | cut -f1":
      "names only: without a terminal, a line is a name, a tab and a description",
    "energy-contracts list --operations": "what show knows beside events",
    "energy-contracts list --columns csv > columns.csv": "event, path, type, required, nullable",
  },
  notes: ["Exit codes: 0 listed; 2 wrong usage, such as a section that is not in the catalogue."],
  async run(args, io) {
    if (args.has("operations")) {
      print(operationRows(), args, io);
      return 0;
    }
    const { ownEvents } = await readContracts(args, io);
    const catalogue = readCatalogue(ownEvents);
    const type = args.text("type")?.toLowerCase() ?? "";
    const events = eventsOfDomain(args.text("domain"), catalogue).filter(({ name }) =>
      name.toLowerCase().includes(type),
    );
    const format = args.text("columns");
    if (format) {
      const columns = columnsOf(events, ownEvents);
      io.out(args.has("json") || format === "json" ? json(columns) : toCsv(columns));
    } else print(eventRows(catalogue, events), args, io);
    if (events.length === 0) io.err("No event's name contains that text.\n");
    return 0;
  },
};

function print(all: readonly Row[], args: ParsedArguments, io: Io): void {
  const rows = all.map((row) => ({ ...row, name: oneLine(row.name), text: oneLine(row.text) }));
  if (args.has("json")) {
    // JSON has the rows sorted by name; other outputs keep the order of the sections.
    const sorted = [...rows].sort((a, b) => (a.name < b.name ? -1 : 1));
    io.out(json(sorted.map(({ row }) => row)));
  } else if (io.isTerminal) io.out(sections(rows, lineWidth(io), paint(wantsColours(io))));
  else io.out(rows.map(({ name, text }) => `${name}\t${text}\n`).join(""));
}

const oneLine = (text: string): string => printable(text.trim().replaceAll(/\s+/g, " "));

const json = (rows: readonly unknown[]): string =>
  printableLines(`${JSON.stringify(rows, undefined, 2)}\n`);

const eventRows = ({ domains }: Catalogue, events: readonly CatalogueEvent[]): Row[] =>
  domains.flatMap(({ name: domain, title }) =>
    events
      .filter((event) => event.domain === domain)
      .map((row) => ({ ...row, section: `${title} (${domain})`, text: row.description, row })),
  );

const operationRows = (): Row[] =>
  readOperations().map((row) => {
    const { operationId: name, method, path, summary, section } = row;
    const text = summary === "" ? `${method} ${path}` : `${summary}: ${method} ${path}`;
    return { section, name, text, row };
  });

const GAP = 2;
/** If a name takes more than this share of the width, the row's text goes below the name. */
const MOST_OF_WIDTH = 0.5;

function sections(rows: readonly Row[], width: number, { bold, cyan }: Paint): string {
  const limit = Math.floor(width * MOST_OF_WIDTH);
  const names = rows.map(({ name }) => name.length).filter((length) => length <= limit);
  const column = Math.max(0, ...names) + 2 * GAP;
  const lines = rows.flatMap(({ section, name, text }, index) => {
    const isFirst = section !== rows[index - 1]?.section;
    const rest = cut(text, width - column);
    const between =
      name.length > limit ? `\n${" ".repeat(column)}` : " ".repeat(column - GAP - name.length);
    return [
      ...(isFirst && index > 0 ? [""] : []),
      ...(isFirst ? [bold(section)] : []),
      `${" ".repeat(GAP)}${cyan(name)}${between}${rest}`,
    ];
  });
  return [...lines, ""].join("\n");
}

const cut = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, Math.max(0, width - 1)).trimEnd()}…` : text;

/** Matches a bar between types, but not inside an array: `(string | null)[]`. */
const BETWEEN_TYPES = / \| (?![^(]*\))/;

const columnsOf = (events: readonly CatalogueEvent[], ownEvents: OwnContracts) =>
  events.flatMap(({ name: event }) =>
    describeEvent(event, ownEvents).fields.map(({ path, type, required }) => {
      const types = type.split(BETWEEN_TYPES);
      const values = types.filter((word) => word !== "null");
      const nullable = values.length < types.length || type === "any";
      return { event, path, type: values.join(" | ") || "null", required, nullable };
    }),
  );

/** Formats CSV as in RFC 4180, except that a line ends with a line feed alone. */
const toCsv = (columns: ReturnType<typeof columnsOf>): string =>
  [
    "event,path,type,required,nullable\n",
    ...columns.map((column) => `${Object.values(column).map(cell).join(",")}\n`),
  ].join("");

const cell = (value: string | boolean): string => {
  const text = printable(`${value}`);
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
