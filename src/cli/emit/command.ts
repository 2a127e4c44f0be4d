import { randomBytes } from "node:crypto";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { BUSES } from "../../library/envelopes/buses.ts";
import { isEventName } from "../../library/events/load-event.ts";
import { MOST_PAYLOADS } from "../../library/fixtures/series/series.ts";
import { suggestName } from "../../library/names/versions.ts";
import { didYouMean } from "../../library/text/did-you-mean.ts";
import { packageVersion } from "../../servers/host/package-files.ts";
import { type Command, type ParsedArguments, UsageError } from "../command.ts";
import { CONTRACTS, readContracts } from "../contracts/open-contracts.ts";
import type { OwnContracts } from "../contracts/own-events.ts";
import { FORMAT, openOutputs, reportingOnStderr } from "../findings/outputs.ts";
import { openLabels } from "../fixtures/labels.ts";
import { readSet } from "../fixtures/read-set.ts";
import { namedBy, refuseOverwriting } from "../refuse-overwriting.ts";
import { eventsOfDomain, readCatalogue } from "../show/read-reference.ts";
import { showProgress } from "../terminal.ts";
import { countAnswers, type Expected } from "./answer-counts.ts";
import { type PlanOptions, plan } from "./plan.ts";
import { openTarget, TIMEOUT_SECONDS } from "./target.ts";

/** Matches names of runs that fit into any header, and into a shell without quotes. */
const RUN = /^[\w.-]{1,64}$/;

export const emit: Command = {
  name: "emit",
  operands: {
    name: "<events>",
    multiple: true,
    optional: true,
    missing: "Name events, or give --all or --domain.",
  },
  options: {
    to: {
      value: "URL|-",
      help: "Where to send: an address, or standard output as lines (-).",
    },
    as: {
      value: "ENVELOPE",
      choices: Object.keys(BUSES),
      help: "The envelope: webhook with --secret, or else message.",
    },
    secret: {
      value: "whsec_...",
      multiple: true,
      help: "Sign each request with it, as Standard Webhooks requires.",
    },
    all: { help: "Every event of the catalogue." },
    domain: { value: "NAME", help: "Every event of a section." },
    set: {
      value: "FIELD=VALUE",
      multiple: true,
      help: "A field that every valid payload has with this value. What is not text is JSON.",
    },
    repeat: {
      value: "N",
      number: [1, MOST_PAYLOADS],
      help: "How many different payloads of each event (1).",
    },
    seed: { value: "N", number: true, help: "Another seed sends other messages (1)." },
    run: {
      value: "ID",
      help: "Prefix of ids; reuse it to send the same ids again (random).",
    },
    variants: { help: "Also every example, with and without optional fields." },
    faults: { help: "Also each fault that the contract knows, one in each message." },
    "unknown-version": { help: "Also a version that the catalogue does not have." },
    labels: {
      value: "FILE",
      help: "Where to write which messages have which fault, as NDJSON.",
      needs: ["faults", "unknown-version"],
    },
    "late-field": { help: "Also a field that the contract does not have yet." },
    duplicate: { help: "Send everything twice, with the same id." },
    expect: { help: "Exit with 1 if an answer is not as expected: what is valid gets a 2xx." },
    "expect-invalid": {
      value: "4xx|2xx",
      needs: ["expect"],
      choices: ["4xx", "2xx"],
      help: "Which answers faults and unknown versions should get (4xx).",
    },
    ...CONTRACTS,
    format: FORMAT,
  },
  dropped: {
    rate: "emit waits for each answer; for load, give the lines of --to - to a tool for that",
    shuffle: "the lines of --to - can be put in another order",
    timeout: `an answer may take ${TIMEOUT_SECONDS} seconds`,
  },
  examples: {
    "energy-contracts emit account.created-v1 --to http://localhost:3000/hook --secret whsec_... --set account_number=A-1":
      "one webhook",
    "energy-contracts emit --all --variants --faults --duplicate --expect --to http://localhost:3000/hook --secret whsec_...":
      "a contract test of a consumer, in any language",
    "energy-contracts emit account.created-v1 --repeat 1000 --as cloudevent --to http://localhost:3000/":
      "a thousand different payloads",
    "energy-contracts emit --domain billing --as eventbridge --to - > events.ndjson": "a file",
    "energy-contracts emit --all --variants --faults --labels faults.ndjson --to - > events.ndjson":
      "test data for any language: which lines are broken stands in faults.ndjson",
  },
  notes: [
    "The same --seed sends the same payloads, with the same times. The same --seed and --run send the same messages, letter for letter; only the signature of a webhook has the time of day. An id follows from --run and from all that its message says: no other message has it, also with other options, and no other run, unless you name that the same. Each event comes once as a valid message, in any case.",
    "A line of --labels is { line, label, attr, code }: the number of the message, what is wrong in it, and the place and code that a validator reports.",
    "Redirects are not followed. At most 1 MB of an answer is read. A consumer that is silent is named after 5 seconds.",
    "A Lambda function answers 200 also if it fails. So an answer counts as a 4xx if it has errorType, errorMessage, a statusCode from 400, or batchItemFailures that is not empty. With --as eventbridge, sqs, kinesis, kafka or firehose, and at an address where an emulator invokes a function, it also does if it is not JSON, longer than 1 MB, or has no Ok for the record of Firehose.",
    "Exit codes: 0 sent; 1 a message got no answer, or with --expect an answer was not as expected; 2 wrong usage, or a report that can't be written; 3 an unknown event.",
  ],
  async run(args, io) {
    const { ownEvents, files } = await readContracts(args, io);
    const options = readPlan(args, ownEvents);
    refuseOverwriting(args, io, namedBy(args, ["labels"], io), files);
    const target = openTarget(args, io);
    const invalid = (args.text("expect-invalid") ?? "4xx") as Expected;
    const counts = countAnswers(args.has("expect") ? invalid : undefined);
    const about = { version: packageVersion(), words: counts.words };
    const reporting = (args.text("to") ?? "-") === "-" ? reportingOnStderr(io) : io;
    const outputs = await openOutputs(args.texts("format"), reporting, about);
    const progress = showProgress(io, counts.summary);
    const labels = openLabels(args, io);
    try {
      for (const message of plan(options)) {
        labels.take(message.fault);
        counts.add(message, await target(message));
      }
    } finally {
      progress.stop();
      labels.close();
    }
    counts.report(outputs.format);
    if (!args.has("run")) io.err(`--run ${options.run} sends the same ids again.\n`);
    outputs.close();
    return counts.total.failures > 0 ? 1 : 0;
  },
};

function readPlan(args: ParsedArguments, ownEvents: OwnContracts): PlanOptions {
  const events = readEvents(args, ownEvents);
  const seed = args.number("seed") ?? 1;
  const repeat = args.number("repeat") ?? 1;
  const run = args.text("run") ?? randomBytes(4).toString("hex");
  if (!RUN.test(run))
    throw new UsageError("--run takes up to 64 letters, digits, dots, hyphens and underscores.");
  const [only = ""] = events;
  if (args.has("set") && events.length > 1)
    throw new UsageError("--set is for one event; name it alone.");
  const own = ownEvents.get(only);
  const finish = readSet(args.texts("set"), only, { count: 1, seed, ownEvent: own });
  return { events, ownEvents, seed, run, repeat, has: args.has, finish };
}

function readEvents(args: ParsedArguments, ownEvents: OwnContracts): readonly string[] {
  const { operands } = args;
  const domain = args.text("domain");
  if ([operands.length > 0, args.has("all"), domain !== undefined].filter(Boolean).length !== 1)
    throw new UsageError("Name events, or give --all or --domain: one of the three.");
  if (operands.length === 0)
    return eventsOfDomain(domain, readCatalogue(ownEvents)).map(({ name }) => name);
  for (const name of operands) {
    if (isEventName(name) || ownEvents.has(name)) continue;
    const hint = didYouMean(suggestName(name, [...EVENT_NAMES, ...ownEvents.keys()]), ".");
    throw new UsageError(`There is no event "${name}" in the catalogue${hint}`, 3);
  }
  return operands;
}
