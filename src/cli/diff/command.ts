import { resolve } from "node:path";
import { valueAt } from "../../library/json/pointer.ts";
import { amount, printable } from "../../library/text/printable.ts";
import { unlessThrown } from "../../library/text/unless-thrown.ts";
import type { Change, ContractDocuments } from "../../reading/diff/change.ts";
import { isText } from "../../reading/diff/compare-choices.ts";
import { compareContracts, compareEvents } from "../../reading/diff/compare-contracts.ts";
import { failsOn, mayBreak } from "../../reading/diff/fails-on.ts";
import { readOperations } from "../../reading/diff/operations.ts";
import { PARTIES, type Party } from "../../reading/diff/parties.ts";
import { countSeen } from "../../reading/diff/seen.ts";
import { toldOnce } from "../../reading/diff/shared-changes.ts";
import { nameOfParty } from "../../reading/diff/words.ts";
import { readObserved } from "../../reading/observed/read-observed.ts";
import { packageVersion } from "../../servers/host/package-files.ts";
import { type AcceptedFile, findAccepted } from "../accepted/accepted-file.ts";
import { readText } from "../access-file.ts";
import { type Command, InputError, type Io, type ParsedArguments, UsageError } from "../command.ts";
import { CONTRACTS } from "../contracts/open-contracts.ts";
import { FORMAT } from "../findings/outputs.ts";
import { namedBy, refuseOverwriting } from "../refuse-overwriting.ts";
import { notAccepted, writeAccepted } from "./accepted-changes.ts";
import { diffWords, nothingOf, openDiffOutputs } from "./outputs.ts";
import { onlyReads } from "./reads.ts";
import { readAgainst, readPair, type Sides } from "./sides.ts";

const USUAL = "contract-changes.yaml";

export const diff: Command = {
  name: "diff",
  operands: { name: "[OLD NEW]", multiple: true, optional: true, missing: "" },
  options: {
    against: {
      value: "WHAT",
      help: "What to compare this version with: a folder, a document, a lock file, or git:REVISION (the newest git tag before HEAD).",
    },
    "new-contracts": {
      value: "PLACE",
      multiple: true,
      help: "A place of --contracts, or of the configuration, that the old side does not have.",
    },
    "fail-on": {
      value: "breaking",
      choices: ["breaking", "version", "any", "none"],
      help: "Which changes make the exit code 1 (breaking); version: breaks without a new major version, or below 1.0 a new minor one.",
    },
    accept: {
      value: "FILE",
      help: `Changes that are accepted: code, place and reason of each, if wanted until a day (${USUAL} beside energy-contracts.config.json).`,
    },
    reads: {
      value: "FILE",
      multiple: true,
      help: "Only what breaks those who read the fields that this file names, in JSON or YAML.",
    },
    seen: {
      value: "FILE",
      help: "How many messages each change of an event touches, by this document of observe.",
    },
    "write-accepted": { help: "Adds the changes that --fail-on names to that file." },
    breaks: {
      value: "WHOM",
      multiple: true,
      choices: PARTIES,
      help: "Only what breaks these, with commas between them.",
    },
    ...CONTRACTS,
    format: FORMAT,
  },
  examples: {
    "energy-contracts diff": "what changed since the newest tag",
    "energy-contracts diff --against origin/main": "what a pull request changes",
    "energy-contracts diff --against old/package --breaks consumers":
      "what an upgrade asks of those who read events, by the unpacked package of before",
    "energy-contracts diff --against origin/main --reads reads.json":
      "what breaks those who read what receivers wrote there",
    "energy-contracts diff --against v1.2.0 --seen seen.json":
      "how many messages each change touches, by counts of observe",
    "energy-contracts diff openapi-1.2.yaml openapi.yaml": "any two documents",
    "energy-contracts diff --against openapi-1.2.json --format json":
      "the REST half against a saved bundle, for a program",
  },
  notes: [
    "Producers emit events and consumers read them; clients call the API and the server answers. What narrows what may be sent breaks those who send it, what widens it those who read it. What breaks producers may also make stored events invalid that are judged again. New fields that are optional break nobody, and neither do texts, examples and open lists of values.",
    "A folder is a checkout, an unpacked package, or a project that has energy-contracts installed. A document is OpenAPI or AsyncAPI, in JSON or YAML; only its half is compared. git: may be left out where no file has that name.",
    "Events of --contracts are compared with what lay at the same places in the folder or revision, or else with the folder or document itself. Those of a configuration are compared with the places of the configuration that the old side had, so that they may move, and new ones add their events. Any other place that the old side does not have is an error, unless --new-contracts names it.",
    "Nothing is compared with itself: by itself it takes the newest tag before HEAD, and in a shallow clone, or without such a tag, it asks for a name. The commit that is checked out is refused while nothing differs from it, but for --against HEAD.",
    "OLD and NEW are any of these, also folders and documents of your own; changes are then accepted only by --accept. Two JSON Schemas are a pair, whatever they are called; in two folders they are paired by $id, or else by name.",
    "--reads: `account.created-v1: [account_number]`, or a list of such paths with their `owner`; `getAccount 200` is an answer. `reads` of a receiver has this form.",
    "--seen: `0 of 1,204,113 had is_imported`, by a document that observe of one of both contracts wrote. Of lists and objects in them, their items and objects are counted. What it does not count, such as a value or a pattern, is not counted, and of another contract only what is there with its name.",
    "Every change has a stable code; docs/changes.md in the package explains them all, and the file of --accept.",
    "Exit codes: 0 nothing that --fail-on names; 1 something; 2 wrong usage, or nothing to compare with.",
  ],
  async run(args, io) {
    const only = args.texts("breaks") as Party[];
    const isPair = args.operands.length > 0;
    const sides = isPair ? readPair(args, io) : await readAgainst(args, io);
    const file = findAccepted(args, io, USUAL);
    refuseMixing(sides, file, args, io);
    const [{ contract: before, label }, { contract: after, label: now }] = sides;
    const all = compareSides(sides);
    const wanted = all.filter(
      ({ breaks }) => only.length === 0 || breaks.some((party) => only.includes(party)),
    );
    // With OLD and NEW, a file of accepted changes counts only if --accept names it.
    const isCounted = file.text !== undefined && (!isPair || args.has("accept"));
    const isCompared = comparedIn(before, after);
    const unaccepted = new Set(isCounted ? notAccepted(all, file, io, isCompared) : all);
    const open = wanted.filter((change) => unaccepted.has(change));
    const told = toldOnce(withTraffic(open, sides, args, io));
    const acceptedChanges = toldOnce(wanted.filter((change) => !unaccepted.has(change)));
    if (acceptedChanges.length > 0)
      io.err(`${amount(acceptedChanges.length, "change")} accepted by ${file.name}.\n`);
    const failing = failingOf(told, sides, args);
    const isAccepting = args.has("write-accepted") && failing.length > 0;
    if (isAccepting) writeAccepted(failing, file, io);
    const changes = isAccepting ? told.filter((change) => !failing.includes(change)) : told;
    const accepted = acceptedChanges.length + (isAccepting ? failing.length : 0);
    const whom = args.has("reads") ? ["those who read"] : only.map(nameOfParty);
    const nothing = nothingOf(whom, accepted);
    const write = await openDiffOutputs(args.texts("format"), io, {
      version: packageVersion(),
      words: diffWords(changes, nothing, whom.length > 0),
    });
    const what = isPair ? `Compared ${now}` : "Compared";
    io.err(`${printable(`${what} with ${label}`)}${halfOf(before, after)}.\n`);
    write({ sides, changes, accepted, nothing });
    return failing.length > 0 && !isAccepting ? 1 : 0;
  },
};

function compareSides(sides: Sides) {
  const [{ contract: before, ifSame }, { contract: after }] = sides;
  const changes = unlessThrown(RangeError, () => {
    const told = compareContracts(before, after);
    return [...told, ...compareAsyncApi(sides, told)];
  });
  if (!changes) throw new UsageError("The schemas lie too deep in each other to be compared.");
  if (changes.length === 0 && ifSame !== undefined) throw new UsageError(ifSame);
  if (isNothing(before, after))
    throw new UsageError("There is nothing to compare: no side has an event or an operation.");
  return changes;
}

/** Finds what only the AsyncAPI documents of both sides tell, such as another channel. */
function compareAsyncApi([before, after]: Sides, told: readonly Change[]): readonly Change[] {
  const [old, now] = [before.asyncApi?.(), after.asyncApi?.()];
  if (!old || !now || old.said === now.said) return [];
  const keyOf = ({ subject, path, code }: Change) => JSON.stringify([subject, path, code]);
  const keys = new Set(told.map(keyOf));
  return compareEvents(old.schemas(), now.schemas())
    .filter((change) => !isText(change) && !keys.has(keyOf(change)))
    .map((change) => ({ ...change, keys: [] }));
}

/** Returns a function that tells whether an event or an operation is compared. */
function comparedIn(before: ContractDocuments, after: ContractDocuments) {
  const names = [before, after].flatMap(({ schemas, openapi }) => [
    ...((before.schemas && schemas)?.keys() ?? []),
    ...(before.openapi && openapi ? readOperations(openapi).map(({ id }) => id) : []),
  ]);
  const isWhole = halfOf(before, after) === "";
  return (subject: string) => isWhole || names.includes(subject);
}

/** Adds what --seen counted, and leaves out what breaks nobody whom --reads names. */
function withTraffic(changes: readonly Change[], sides: Sides, args: ParsedArguments, io: Io) {
  const name = args.text("seen");
  const seen = name === undefined ? undefined : readObserved(readText(name, io));
  if (seen?.fault !== undefined) throw new InputError(`${name}: ${seen.fault}.`);
  const hashes = sides.map(({ hash }) => hash?.());
  const counted = seen ? changes.map(countSeen(seen.observed, ...hashes)) : changes;
  if (!args.has("reads")) return counted;
  const contracts = sides.map(({ contract }) => contract);
  return onlyReads(args.texts("reads"), counted, contracts, io);
}

function failingOf(changes: readonly Change[], sides: Sides, args: ParsedArguments) {
  const failOn = args.text("fail-on") ?? "breaking";
  const isNew = failOn === "version" && isNewMajor(...sides.map(({ contract }) => contract));
  return changes.filter((change) => failsOn(failOn, change, isNew));
}

/** Refuses to write over an input. Only --write-accepted may write to the accepted file. */
function refuseMixing(sides: Sides, file: AcceptedFile, args: ParsedArguments, io: Io) {
  const names = [...args.operands, ...sides.flatMap(({ read }) => read)];
  const inputs = names.map((name) => ({ name, path: resolve(io.cwd, name) }));
  const isAccepting = args.has("write-accepted");
  const read = [
    ...inputs,
    ...namedBy(args, ["against", "reads", "seen"], io),
    ...(isAccepting ? [] : [file]),
  ];
  refuseOverwriting(args, io, isAccepting ? [file] : [], read);
}

function halfOf(...sides: readonly ContractDocuments[]): string {
  if (sides.every(({ openapi }) => openapi))
    return sides.every(({ schemas }) => schemas) ? "" : ", the REST API only";
  return ", the events only";
}

/** True if neither side has anything in the halves that are compared. */
function isNothing(before: ContractDocuments, after: ContractDocuments): boolean {
  const isApi = before.openapi && after.openapi;
  const parts = [before, after].flatMap(({ schemas, openapi }) => [
    ...(before.schemas && after.schemas ? [schemas?.size ?? 0] : []),
    ...["paths", "webhooks", "components"].map((key) =>
      isApi ? Object.keys(Object(valueAt(openapi, [key]))).length : 0,
    ),
  ]);
  return parts.every((count) => count === 0);
}

function isNewMajor(...sides: readonly ContractDocuments[]): boolean {
  const [before = "no version", after = "no version"] = sides.map(({ version }) => version);
  const isNew = mayBreak(before, after);
  if (isNew !== undefined) return isNew;
  throw new UsageError(
    `--fail-on version compares versions such as 1.2.0, and the sides have ${before} and ${after}.`,
  );
}
