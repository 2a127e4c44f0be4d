import { resolve } from "node:path";
import { amount } from "../../library/text/printable.ts";
import { packageVersion } from "../../servers/host/package-files.ts";
import { findAccepted } from "../accepted/accepted-file.ts";
import {
  type Command,
  type ExitCode,
  InputError,
  type Io,
  type ParsedArguments,
} from "../command.ts";
import { CONTRACTS, readContracts } from "../contracts/open-contracts.ts";
import type { OwnContracts } from "../contracts/own-events.ts";
import { FORMAT, openOutputs, readTargets, reportingOnStderr } from "../findings/outputs.ts";
import { type NamedFile, namedBy, refuseOverwriting } from "../refuse-overwriting.ts";
import { lineWidth } from "../terminal.ts";
import { findInputs, STDIN } from "./find-inputs.ts";
import { DEFAULT_LIMIT, readOptions } from "./read-options.ts";
import { Reporter, VALIDATE_WORDS } from "./reporter.ts";
import { validateFiles } from "./validate-file.ts";

const USUAL = "known-faults.yaml";

export const validate: Command = {
  name: "validate",
  operands: {
    name: "<files, globs, folders, - for stdin>",
    multiple: true,
    missing: "Name the files to validate, or - for standard input.",
  },
  options: {
    event: { value: "NAME", help: "The event that every payload is.", excludes: ["name-at"] },
    operation: {
      value: "NAME",
      help: "The operation that every payload is a request body of, such as stageAccount; with --openapi its operationId or address there, too.",
      excludes: ["event", "name-at", "unknown-events", "null"],
    },
    status: {
      value: "CODE",
      number: true,
      help: "Every payload is an answer of --operation with this status, such as 200.",
      needs: ["operation"],
      excludes: ["products", "country", "strict"],
    },
    products: {
      value: "FILE",
      multiple: true,
      help: "All products there are, as createProducts takes them: a code of no other may occur.",
      needs: ["operation"],
    },
    country: {
      value: "CODE",
      help: "The country of telephone numbers without a country code (DE).",
      needs: ["operation"],
    },
    openapi: {
      value: "FILE",
      help: "The OpenAPI document that has --operation, in place of ours: of 3.0 or 3.1, JSON or YAML.",
      needs: ["operation"],
      excludes: ["products", "country"],
    },
    strict: {
      help: "What the server takes, and still is a mistake, is an error and not a warning.",
      needs: ["operation"],
    },
    ...CONTRACTS,
    "name-at": {
      value: "POINTER",
      help: "JSON Pointer to the event's name in a message, such as /detail-type.",
    },
    "version-at": {
      value: "POINTER",
      help: "JSON Pointer to the version, if it is not part of the name.",
      needs: ["name-at"],
    },
    "payload-at": {
      value: "POINTER",
      help: "JSON Pointer to the payload in a message, such as /detail.",
    },
    word: {
      value: "objstore=WORD",
      help: "The word that the bus has in the names of eight fields, in place of the neutral objstore.",
      excludes: ["operation"],
    },
    unknown: {
      value: "report",
      choices: ["report", "ignore"],
      help: "Whether fields that the contract does not have are faults (ignore).",
    },
    "unknown-events": {
      value: "error",
      choices: ["error", "warn", "ignore"],
      help: "How to treat events that are not in the catalogue (error).",
    },
    null: {
      value: "fault",
      choices: ["fault", "absent"],
      help: "Whether an optional field that is null is a fault, or is treated as left out (fault).",
    },
    keys: {
      value: "once",
      choices: ["once"],
      help: "A key that its object had before is a fault, at every depth.",
      excludes: ["operation"],
    },
    valid: {
      value: "FILE",
      help: "Write each message that is valid to this file, as it came; - is standard output.",
    },
    invalid: {
      value: "FILE",
      help: "Write each other message to this file; with its issues beside, if it is called x.faults.ndjson.",
    },
    format: FORMAT,
    accept: {
      value: "FILE",
      help: `Faults that are known and accepted, so that only others fail (${USUAL} beside energy-contracts.config.json, or in this folder).`,
    },
    "write-accepted": { help: "Counts all faults that there are anew in that file." },
    "show-values": {
      help: "Reports quote short values of payloads, as they do on a terminal; in a file they may stay for long.",
    },
    "max-issues": {
      value: "N",
      number: true,
      help: `Report at most N issues and only count the rest (${DEFAULT_LIMIT}; 0 for all).`,
    },
    warn: {
      help: "Report faults as warnings and exit with 0; an input that can't be read still exits with 2.",
    },
    "allow-empty": {
      help: "Take an input without any payload, or a run without one that has a contract; otherwise these are errors.",
    },
    threads: {
      value: "N",
      number: true,
      help: "Taken and ignored: one thread judges a file.",
    },
  },
  examples: {
    "energy-contracts validate 'fixtures/**/*.json'":
      "each file is named after its event: account.created-v1.json",
    "energy-contracts validate --event account.created-v1 payload.json":
      "a file of any name, with the event named here",
    "energy-contracts validate captured.ndjson.gz":
      "captured messages that name their event themselves",
    "aws logs tail ... | energy-contracts validate --name-at /detail-type --payload-at /detail -":
      "messages from a pipe, in any envelope",
    "energy-contracts validate --operation stageAccount accounts.ndjson --products products.ndjson":
      "what the reference server would answer to each account, and what is wrong between them",
    "energy-contracts validate --openapi deployment.yaml --operation stageAccount accounts.ndjson":
      "the same bodies by the document of a deployment",
    "energy-contracts validate events/ --format pretty,junit=report.xml":
      "one report for people and one for CI",
    "energy-contracts validate fixtures/ --write-accepted":
      "accept all faults that there are, so that the same line without it fails for new ones",
    "energy-contracts validate dump/ --valid good.ndjson --invalid bad.faults.ndjson":
      "good and bad messages apart, the bad ones with what is wrong",
  },
  notes: [
    "The event is named by --event, by the message, or by the name of the file. In a message that is type beside payload or data, or EventBridge's detail-type beside detail, also inside of the JSON of a record of SQS, SNS, Kinesis, Kafka or Firehose; for anything else give --name-at. File names are account.created-v1.json, account.created-v1.anything.json or account.created-v1.ndjson.",
    "With --operation, payloads are judged as the reference server judges them: by the contract, telephone numbers, the size and form of the text. Over all lines these are errors, because that server refuses them: an account that is processed twice, and the product of a contract that no file of --products has. These are warnings, because it takes them: an account that is staged twice, a transaction id twice in an account, a product of a transaction that no file has, and periods that overlap or end before they begin.",
    "With --openapi, payloads are judged by ajv and the rules of the document. A number in place of a text, or a text that is a number in place of one, is a warning in bodies. What the document says in words alone is not checked, and counted on standard error.",
    "An input is any number of JSON texts: lines, indented, or with nothing between them; the items of an array are messages, too. It may be larger than memory, and packed with gzip or, from Node 22.15 on, zstd. A file .yaml or .yml has documents, or lists of payloads, in YAML. Of a folder, files .json, .ndjson, .jsonl, .yaml, .yml, .gz and .zst are read, and the others are counted, such as dot files. Globs have *, **, ?, [abc], [!abc] and {a,b}; a folder that matches is read.",
    "A message is what --valid and --invalid write, each from a new line on: a JSON text, or an item of an array, with its envelope and all of its records. One that breaks is written as far as it reaches. What is not known to be valid goes to --invalid, events that are not in the catalogue, too. If either is -, the report goes to standard error. YAML can't be written.",
    "A file of --accept counts faults by file, event, code and path. More than it counts fail, and fewer make it stale, which is an error, too; files that are not among the inputs do not count. What can't be read is never accepted. Its paths begin at its own folder.",
    "Reports tell no value of a payload: a string says its length, and everything else its type. A terminal is told short values, if no format goes to a file. Schemas, and what --contracts reads, are no payloads, and passed over.",
    "Exit codes: 0 everything is valid or accepted; 1 a payload or a line is not, or names no event; 2 wrong usage, an input that can't be read, nothing that has a contract, or more accepted than there is; 3 an event is not in the catalogue. If several apply, it is the first of 2, 1, 3.",
  ],
  run,
};

async function run(args: ParsedArguments, io: Io): Promise<ExitCode> {
  const isPrinting = ["valid", "invalid"].some((option) => args.text(option) === STDIN);
  const reporting = isPrinting ? reportingOnStderr(io) : io;
  const { ownEvents, files: contracts } = await readContracts(args, io);
  if (args.has("threads")) io.err("--threads is ignored: one thread judges a file.\n");
  const known = await openKnown(args, io);
  const options = await openOptions(args, io, reporting, ownEvents);
  const files = [...contracts, ...(options.body?.files ?? [])];
  const { inputs, passedOver, messages } = findFiles(args, io, files, known?.file);
  const about = { version: packageVersion(), words: VALIDATE_WORDS };
  const outputs = await openOutputs(args.texts("format"), reporting, about);
  const targets = Object.fromEntries(messages.map(({ option, path }) => [option.slice(2), path]));
  const apart =
    messages.length > 0
      ? new (await import("./message-files.ts")).MessageFiles(targets, io.out)
      : undefined;
  const gate = known && new (await import("./gate.ts")).Gate(known);
  const reporter = new Reporter(outputs.format, options, { apart, gate });
  reporter.passedOver = passedOver;
  await validateFiles(inputs, io, reporter);
  apart?.close();
  reporter.end();
  outputs.close();
  known?.finish();
  if (reporter.counts.unreadable > 0) return 2;
  const code = options.asWarnings ? 0 : reporter.exitCode;
  if (code !== 0 || options.allowsEmpty || reporter.hasCompared) return code;
  const payloads = amount(reporter.counts.payloads, "payload");
  throw new InputError(
    `Nothing was judged: no contract for ${payloads}. Correct --name-at and --payload-at, or give --allow-empty.`,
  );
}

/** Finds the inputs, and the files of messages to write. Refuses to write over what is read. */
function findFiles(args: ParsedArguments, io: Io, files: readonly NamedFile[], record?: NamedFile) {
  const records = record ? [record] : [];
  const [written, read] = args.has("write-accepted") ? [records, []] : [[], records];
  const operands = args.operands.map((operand) => resolve(io.cwd, operand));
  const others = written.filter(({ path }) => !operands.includes(path));
  const found = findInputs(args.operands, io.cwd, [...files, ...read, ...others]);
  const messages = namedBy(args, ["valid", "invalid"], io);
  const sources = [...found.inputs, ...files, ...read, ...namedBy(args, ["products"], io)];
  refuseOverwriting(args, io, [...messages, ...written], sources);
  return { ...found, messages };
}

/** Opens the accepted faults; undefined without a file, unless --write-accepted is given. */
async function openKnown(args: ParsedArguments, io: Io) {
  const file = findAccepted(args, io, USUAL);
  if (file.text === undefined && !args.has("write-accepted")) return undefined;
  const { KnownFaults } = await import("./known-faults.ts");
  return new KnownFaults(file, io, args.has("write-accepted"));
}

/** The number of spaces before an excerpt of the input. */
const INDENT = 4;

/** Reads the options. What checks bodies is loaded only for --operation. */
async function openOptions(args: ParsedArguments, io: Io, reporting: Io, ownEvents: OwnContracts) {
  const targets = readTargets(args.texts("format"), io);
  const isOnScreen = reporting.isTerminal && targets.every(({ file }) => file === undefined);
  const excerpts = isOnScreen ? lineWidth(reporting) - INDENT : undefined;
  const showsValues = isOnScreen || args.has("show-values");
  const options = { ...readOptions(args, ownEvents), excerpts, showsValues };
  const operation = args.text("operation");
  if (operation === undefined) return options;
  const { openBodyCheck } = args.has("openapi")
    ? await import("./operations/open-own-body-check.ts")
    : await import("./operations/open-body-check.ts");
  return { ...options, body: await openBodyCheck(operation, args, io) };
}
