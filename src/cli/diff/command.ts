import { join } from "node:path";
import { printable } from "../../library/text/printable.ts";
import type { Change, ContractDocuments } from "../../reading/diff/change.ts";
import { compareContracts } from "../../reading/diff/compare-contracts.ts";
import { readOperations } from "../../reading/diff/operations.ts";
import type { Party } from "../../reading/diff/parties.ts";
import { toldOnce } from "../../reading/diff/told-once.ts";
import { packageRoot, packageVersion } from "../../servers/host/package-files.ts";
import type { Command } from "../command.ts";
import { CONTRACTS } from "../contracts/open-contracts.ts";
import { FORMAT } from "../findings/outputs.ts";
import { ACCEPT, notAccepted, writeAccepted } from "./accept.ts";
import { readOldSide } from "./against.ts";
import { CHOICE, chosen } from "./chosen.ts";
import { documentsOf, readGenerated } from "./contract-files.ts";
import { openDiffOutputs } from "./outputs.ts";
import { type OwnSides, readOwnSides } from "./own-events.ts";
import { type NewSide, report } from "./report.ts";
import { countsOf, diffWords, nothingOf } from "./summary.ts";

export const diff: Command = {
  name: "diff",
  insteadOfOperand: (what) => `--against ${what} compares with it.`,
  options: {
    against: {
      value: "WHAT",
      help: "What to compare this version with: a folder, a .tgz, a document, a lock file, git:REVISION, or energy-contracts@VERSION from npm (the newest git tag, else HEAD).",
    },
    "fail-on": {
      value: "breaking",
      choices: ["breaking", "any", "none"],
      help: "Which changes make the exit code 1 (breaking).",
    },
    ...ACCEPT,
    ...CHOICE,
    ...CONTRACTS,
    summary: { help: "Only how many changes there are, by event, operation and code." },
    format: FORMAT,
  },
  examples: [
    ["energy-contracts diff", "what changed since the newest tag"],
    ["energy-contracts diff --against origin/main", "what a pull request changes"],
    [
      "energy-contracts diff --against energy-contracts@1.2.0 --breaks consumers",
      "what an upgrade asks of those who read events",
    ],
    [
      "energy-contracts diff --against openapi-1.2.json --format json",
      "the REST half against a saved bundle, for a program",
    ],
  ],
  notes: [
    "Producers emit events and consumers read them; clients call the API and the server answers. What narrows what may be sent breaks those who send it, what widens it those who read it. New fields that are optional break nobody, and neither do texts, examples and open lists of values.",
    "A folder is a checkout, an unpacked package, or a project that has energy-contracts installed; a .tgz is a package that npm packed. A document is OpenAPI or AsyncAPI, in JSON or YAML; only its half is compared. git: may be left out where no file has that name.",
    "Events of --contracts are compared with what lay at the same places in the folder or revision, or with those of a document.",
    "Every change has a stable code; docs/changes.md in the package explains them all, and the file of --accept.",
    "Exit codes: 0 nothing that --fail-on names; 1 something; 2 wrong usage, or nothing to compare with.",
  ],
  async run(args, io) {
    const only = args.texts("breaks") as Party[];
    const own = await readOwnSides(args, io);
    const old = await readOldSide(args.text("against"), io, own);
    const folder = join(packageRoot(), "generated");
    const installed = { label: "the installed contract", files: readGenerated(folder) };
    const { before, after } = withOwn(old.contract, documentsOf(installed), own);
    const isWhole = before.schemas !== undefined && before.openapi !== undefined;
    const names = [before, after].flatMap(({ schemas, openapi }) => [
      ...((before.schemas && schemas)?.keys() ?? []),
      ...(before.openapi && openapi ? readOperations(openapi).map(({ id }) => id) : []),
    ]);
    const isCompared = (subject: string) => isWhole || names.includes(subject);
    const all = compareContracts(before, after);
    const wanted = chosen(all, args, before, after);
    const left = new Set(await notAccepted(all, wanted, args, io, isCompared));
    const told = toldOnce(wanted.filter((change) => left.has(change)));
    const known = toldOnce(wanted.filter((change) => !left.has(change)));
    const failing = told.filter((change) => failsOn(args.text("fail-on") ?? "breaking", change));
    const isAccepting = args.has("write-accepted") && failing.length > 0;
    if (isAccepting) await writeAccepted(failing, args, io);
    const changes = isAccepting ? told.filter((change) => !failing.includes(change)) : told;
    const accepted = known.length + (isAccepting ? failing.length : 0);
    const nothing = nothingOf(only, accepted);
    const outputs = await openDiffOutputs(args.texts("format"), io, {
      version: packageVersion(),
      words: diffWords(changes, nothing, only.length > 0),
    });
    io.err(`Compared with ${printable(old.label)}${halfOf(before)}.\n`);
    const counts = args.has("summary") ? countsOf(changes) : undefined;
    const side: NewSide = { folder, cwd: io.cwd, files: installed.files, own: own?.files };
    if (outputs.format) report(outputs.format, changes, { before, after }, side, counts);
    await outputs.finish({ against: old.label, changes, accepted, nothing, counts });
    return failing.length > 0 && !isAccepting ? 1 : 0;
  },
};

/** Both sides with the events of the user's own; the catalogue only if the old side has one. */
function withOwn(old: ContractDocuments, now: ContractDocuments, own: OwnSides | undefined) {
  if (!own) return { before: old, after: now };
  const schemas = (old.schemas && now.schemas) ?? [];
  return {
    before: { ...old, schemas: new Map([...(old.schemas ?? []), ...own.before]) },
    after: { ...now, schemas: new Map([...schemas, ...own.after]) },
  };
}

function halfOf({ schemas, openapi }: ContractDocuments): string {
  if (schemas && openapi) return "";
  return schemas ? ", the events only" : ", the REST API only";
}

const failsOn = (what: string, { breaks }: Change): boolean =>
  what === "any" || (what === "breaking" && breaks.length > 0);
