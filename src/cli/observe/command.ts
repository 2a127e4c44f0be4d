import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { addCounts } from "../../library/judge/add-counts.ts";
import { printable } from "../../library/text/printable.ts";
import type { Observed } from "../../reading/observed/observed.ts";
import { readObserved } from "../../reading/observed/read-observed.ts";
import { readText } from "../access-file.ts";
import {
  type Command,
  type ExitCode,
  InputError,
  type Io,
  type ParsedArguments,
  UsageError,
} from "../command.ts";
import { FileWriter } from "../file-writer.ts";
import { namedBy, refuseOverwriting } from "../refuse-overwriting.ts";
import { validate } from "../validate/command.ts";
import { findInputs, STDIN } from "../validate/find-inputs.ts";
import { openModule } from "../validate/open-input.ts";
import { readOptions } from "../validate/read-options.ts";
import { Reporter, VALIDATE_WORDS } from "../validate/reporter.ts";
import { validateFiles } from "../validate/validate-file.ts";

const LAYOUT = ["event", "name-at", "version-at", "payload-at", "word"];

export const observe: Command = {
  name: "observe",
  operands: {
    name: "[files, globs, folders, - for stdin]",
    multiple: true,
    optional: true,
    missing: "",
  },
  options: {
    ...Object.fromEntries(
      Object.entries(validate.options).filter(([name]) => LAYOUT.includes(name)),
    ),
    out: { value: "FILE", help: "Write to this file, and not to standard output." },
    add: { help: "The files are documents of this command: add them up.", excludes: LAYOUT },
    report: {
      value: "FILE",
      help: "What the document in this file says of the contract; - is standard input.",
      excludes: ["add", ...LAYOUT],
    },
    format: {
      value: "FORMAT",
      choices: ["json", "markdown"],
      help: "The report for a program, or to be sent to whoever keeps the contract.",
      needs: ["report"],
    },
  },
  examples: {
    "energy-contracts observe dump/ --out seen.json": "counts what came, without a value of it",
    "energy-contracts observe --report seen.json": "what that says of the contract",
    "energy-contracts observe --add monday.json tuesday.json --out week.json":
      "one document of several, from any machines",
    "aws logs tail ... | energy-contracts observe --name-at /detail-type --payload-at /detail -":
      "messages from a pipe, in any envelope",
    "energy-contracts observe --report seen.json --format markdown > report.md":
      "what may be sent to those who keep the contract",
  },
  notes: [
    "A document holds counts alone: for each event and field how often it was left out, null or of another type, what texts look like in some messages (digits, a date, a UUID ...), which fields, events and versions came that the contract does not have, the first and the last day, and the envelopes. No value of a payload is in it. A name that the contract does not have is kept if it looks like one of its names: small letters, digits and underscores. A report shows it from 20 messages on. docs/observe.md says more.",
    "Inputs are read as validate reads them, without contracts of your own. Invalid messages are counted and are not an error.",
    "Exit codes: 0 counted, or reported; 2 wrong usage, an input that can't be read, or nothing that has a contract.",
  ],
  async run(args, io) {
    const report = args.text("report");
    if (report !== undefined && args.operands.length > 0)
      throw new UsageError("--report takes one document, and no other files.");
    if (report === undefined && args.operands.length === 0)
      throw new UsageError("Name the files to observe, or - for standard input.");
    if (report === undefined && !args.has("add")) return count(args, io);
    const names = report === undefined ? args.operands : [report];
    const path = (name: string) => (name === STDIN ? name : resolve(io.cwd, name));
    const read = names.map((name) => ({ name, path: path(name) }));
    refuseOverwriting(args, io, namedBy(args, ["out"], io), read);
    const documents: Document[] = [];
    for (const name of names) documents.push(await readDocument(name, io));
    const [first] = documents;
    const isReport = report !== undefined && first;
    write(isReport ? await say(first, args.text("format")) : sumOf(documents), args, io);
    return 0;
  },
};

/** Counts messages, which are read and judged as `validate` does it. */
async function count(args: ParsedArguments, io: Io): Promise<ExitCode> {
  const options = { ...readOptions(args, new Map()), limit: 0, counts: true };
  const { inputs, passedOver } = findInputs(args.operands, io.cwd);
  refuseOverwriting(args, io, namedBy(args, ["out"], io), inputs);
  const reporter = new UnreadableReporter({ finding() {}, end() {} }, options);
  reporter.tell = io.err;
  reporter.passedOver = passedOver;
  await validateFiles(inputs, io, reporter);
  io.err(`${VALIDATE_WORDS.summary({ ...reporter.totals, findings: 0 })}\n`);
  const document = openModule().counts(); // which also begins anew
  if (document === undefined) throw new InputError("There is no memory for the counts.");
  if (reporter.hasCompared) write(`${document}\n`, args, io);
  if (reporter.counts.unreadable > 0) return 2;
  if (reporter.hasCompared) return 0;
  throw new InputError(
    "Nothing was counted: no payload has a contract. Correct --name-at and --payload-at.",
  );
}

/** Tells only which inputs can't be read. */
class UnreadableReporter extends Reporter {
  tell: (text: string) => void = () => {};

  override refuse(...given: Parameters<Reporter["refuse"]>) {
    const [{ verdict, line, column, detail }] = given;
    const what = `${this.file}:${line}:${column} can't be read: ${detail || "it is not JSON"}.`;
    if (verdict === "unreadable") this.tell(`${printable(what)}\n`);
    return super.refuse(...given);
  }
}

interface Document {
  readonly text: string;
  readonly observed: Observed;
}

async function readDocument(name: string, io: Io): Promise<Document> {
  const given = name === STDIN ? await text(io.stdin) : readText(name, io);
  const { observed, fault } = readObserved(given);
  if (observed) return { text: given, observed };
  throw new InputError(`${name} is not a document of observe: ${fault}.`);
}

const sumOf = (documents: readonly Document[]): string =>
  `${addCounts(...documents.map((document) => document.text))}\n`;

/** Loads what describes the contract, which counting does without. */
async function say({ observed }: Document, format: string | undefined): Promise<string> {
  return (await import("./render.ts")).renderReport(observed, openModule().about, format);
}

function write(written: string, args: ParsedArguments, io: Io): void {
  const file = args.text("out");
  if (file === undefined || file === STDIN) {
    io.out(written);
    return;
  }
  const writer = new FileWriter(file, resolve(io.cwd, file));
  writer.write(written);
  writer.close();
}
