import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { packageVersion } from "../../host/package-files.ts";
import { isSystemError } from "../../host/system-error.ts";
import {
  type Command,
  type ExitCode,
  type Io,
  type ParsedArguments,
  UsageError,
} from "../command.ts";
import type { Totals } from "../findings/finding.ts";
import { openOutputs } from "../findings/outputs.ts";
import { findInputs, STDIN } from "./find-inputs.ts";
import { isKnownEvent, type JudgeOptions, unknownEvent } from "./judge.ts";
import { eventOfFile, parsePointer } from "./message.ts";
import { judgeInParallel } from "./parallel.ts";
import { showProgress } from "./progress.ts";
import { CHUNK_SIZE, judgeInput } from "./read-input.ts";
import { Reporter } from "./reporter.ts";

const DEFAULT_LIMIT = 1000;
/** Below this, starting threads takes longer than they save. */
const WORTH_THREADS = 32 * 1024 * 1024;
const MOST_THREADS = 4;

export const validate: Command = {
  name: "validate",
  summary: "Validate event payloads by the name of their event.",
  operands: {
    name: "<files, globs, folders, - for stdin>",
    multiple: true,
    missing: "Name the files to validate, or - for standard input.",
  },
  options: {
    event: { value: "NAME", help: "Every payload is this event." },
    "name-at": {
      value: "POINTER",
      help: "JSON Pointer to the event's name in a message, such as /detail-type.",
    },
    "version-at": {
      value: "POINTER",
      help: "JSON Pointer to the version, where it is not part of the name.",
    },
    "payload-at": {
      value: "POINTER",
      help: "JSON Pointer to the payload in a message, such as /detail.",
    },
    unknown: {
      value: "report",
      choices: ["report", "ignore"],
      help: "Whether fields that the contract does not name are faults (ignore).",
    },
    "unknown-events": {
      value: "error",
      choices: ["error", "warn", "ignore"],
      help: "How to treat events that are not in the catalogue (error).",
    },
    format: {
      value: "FORMAT[=FILE]",
      multiple: true,
      help: "pretty, json, github, junit or sarif; several by commas, each to a file or to stdout.",
    },
    "max-issues": {
      value: "N",
      number: true,
      help: `Report at most so many issues and count the rest (${DEFAULT_LIMIT}; 0 for all).`,
    },
    warn: {
      help: "Report faults as warnings and exit 0; an input that can't be read still exits 2.",
    },
    lines: { help: "Read every input as NDJSON, whatever it is called." },
    threads: {
      value: "N",
      number: true,
      help: "How many threads judge a large NDJSON file (as many as there are cores, up to 4).",
    },
  },
  examples: [
    [
      "energy-contracts validate 'fixtures/**/*.json'",
      "each file called after its event: account.created-v1.json",
    ],
    ["energy-contracts validate --event account.created-v1 payload.json", "any file, one event"],
    ["energy-contracts validate captured.ndjson.gz", "a capture of messages that name their event"],
    [
      "aws logs tail ... | energy-contracts validate --name-at /detail-type --payload-at /detail -",
      "from a pipe, in an envelope of its own",
    ],
    [
      "energy-contracts validate events/ --format pretty,junit=report.xml",
      "for a person and for CI",
    ],
  ],
  notes: [
    "The event is named by --event, by the message (a type with payload or data, or EventBridge's detail-type with detail; anything else with --name-at), or by the name of its file: account.created-v1.json, account.created-v1.anything.json, account.created-v1.ndjson.",
    "Inputs are JSON documents, JSON arrays of payloads, and NDJSON, each also gzipped; arrays and NDJSON may be larger than memory.",
    "Exit codes: 0 all valid; 1 a payload or a line is not; 2 wrong usage, or an input that can't be read; 3 nothing but events that are not in the catalogue. Where several apply, the first of 2, 1, 3.",
  ],
  run,
};

async function run(args: ParsedArguments, io: Io): Promise<ExitCode> {
  const options = judgeOptions(args);
  const inputs = await findInputs(args.operands, io.cwd);
  const outputs = await openOutputs(args.texts("format"), io, { version: packageVersion() });
  const reporter = new Reporter(outputs.format, limitOf(args), args.has("warn"));
  const progress = showProgress(io, reporter.totals);
  try {
    for (const input of inputs) await judgeOne(input, options, args, io, reporter);
  } finally {
    progress.stop();
  }
  reporter.end();
  await outputs.close();
  const exitCode = exitCodeOf(reporter.totals, options);
  return args.has("warn") && exitCode !== 2 ? 0 : exitCode;
}

function limitOf(args: ParsedArguments): number {
  const limit = args.number("max-issues") ?? DEFAULT_LIMIT;
  return limit === 0 ? Number.POSITIVE_INFINITY : limit;
}

function judgeOptions(args: ParsedArguments): JudgeOptions {
  const pointer = (option: string) => {
    const text = args.text(option);
    return text === undefined ? undefined : parsePointer(option, text);
  };
  const layout = {
    event: args.text("event"),
    nameAt: pointer("name-at"),
    versionAt: pointer("version-at"),
    payloadAt: pointer("payload-at"),
  };
  if (layout.event !== undefined && !isKnownEvent(layout.event))
    throw new UsageError(`--event: ${unknownEvent(layout.event)}`, 3);
  if (layout.event !== undefined && layout.nameAt)
    throw new UsageError("--event and --name-at both name the event; give one of them.");
  if (layout.versionAt && !layout.nameAt) throw new UsageError("--version-at goes with --name-at.");
  return {
    layout,
    reportUnknown: args.text("unknown") === "report",
    unknownEvents: (args.text("unknown-events") ?? "error") as JudgeOptions["unknownEvents"],
  };
}

async function judgeOne(
  input: string,
  options: JudgeOptions,
  args: ParsedArguments,
  io: Io,
  reporter: Reporter,
): Promise<void> {
  const file = input === STDIN ? "<stdin>" : input;
  const own = { ...options, layout: { ...options.layout, fileEvent: eventOfFile(input) } };
  const path = resolve(io.cwd, input);
  const isLines = args.has("lines") || /\.(ndjson|jsonl)(\.gz)?$/.test(input);
  reporter.begin(file);
  try {
    const threads = input === STDIN || !isLines ? 1 : await threadsFor(path, args);
    if (threads > 1)
      await judgeInParallel({ path, file, options: own }, threads, limitOf(args), reporter);
    else {
      const chunks =
        input === STDIN ? io.stdin : createReadStream(path, { highWaterMark: CHUNK_SIZE });
      await judgeInput({ file, chunks, isLines }, own, reporter);
    }
  } catch (error) {
    if (!isSystemError(error)) throw error;
    reporter.count("unreadable", 1);
    const detail = REASONS[String(error.code)] ?? `it can't be read: ${error.message}`;
    reporter.report({
      file,
      line: 1,
      column: 1,
      severity: "error",
      code: "unreadable",
      attr: "",
      detail,
    });
  }
  reporter.finish(file);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "it may not be read",
  Z_DATA_ERROR: "it is not valid gzip",
  Z_BUF_ERROR: "its gzip data ends too early",
};

async function threadsFor(path: string, args: ParsedArguments): Promise<number> {
  const asked = args.number("threads");
  if (path.endsWith(".gz") || asked === 1) return 1;
  const { size } = await stat(path);
  if (asked !== undefined && asked > 1) return asked;
  return size < WORTH_THREADS ? 1 : Math.min(availableParallelism(), MOST_THREADS);
}

function exitCodeOf(
  { unreadable, unknown, invalid }: Totals,
  { unknownEvents }: JudgeOptions,
): ExitCode {
  if (unreadable > 0) return 2;
  // Pipelines let 3 pass where events are newer than the catalogue, so an invalid payload must not end with it.
  if (invalid > 0) return 1;
  return unknown > 0 && unknownEvents === "error" ? 3 : 0;
}
