import { didYouMean } from "../../library/text/did-you-mean.ts";
import { grouped, listed } from "../../reading/diff/words.ts";
import { unreadable } from "../../reading/judge/check-payload.ts";
import { packageVersion } from "../../servers/host/package-files.ts";
import { type Command, InputError, UsageError } from "../command.ts";
import { FORMAT, openOutputs } from "../findings/outputs.ts";
import { refuseOverwriting } from "../refuse-overwriting.ts";
import { Reporter, wordsFor } from "../validate/reporter.ts";
import type { Linted } from "./lint.ts";
import type { FoundContracts } from "./load-contracts.ts";
import { CONFIG, CONTRACTS, findContracts } from "./open-contracts.ts";

const placesOf = ({ places }: FoundContracts) =>
  places.length > 0 ? listed(places.map(({ name }) => name)) : `${CONFIG} names no contracts`;

const OPTIONS = { layout: {}, reportUnknown: false, unknownEvents: "error" } as const;

export const contracts: Command = {
  name: "contracts",
  operands: {
    name: "lint <files or folders>",
    multiple: true,
    missing: "Say what to do: contracts lint, and the files or folders with contracts of your own.",
  },
  options: { replace: CONTRACTS.replace, format: FORMAT },
  examples: {
    "energy-contracts contracts lint contracts/ bus.asyncapi.yaml":
      "what is wrong in a folder of JSON Schemas and in a document",
    "energy-contracts contracts lint": `what is wrong in the contracts of ${CONFIG}`,
    "energy-contracts contracts lint contracts/ --format sarif=lint.sarif":
      "the same for GitHub's code scanning",
  },
  notes: [
    "These are errors: a keyword that there is none of, although another one is near; a format that is not known, so that it checks nothing; a value that the metaschema of the dialect refuses, such as a type that is none; a branch that no value takes; an event that no command finds, by its file or its name; an example that its contract refuses. These are warnings: a keyword that means nothing in its dialect, such as nullable in OpenAPI 3.1, and an event without an example. Keywords that begin with x-, and those that are near to none, are no mistakes.",
    "References are followed, also to other files, and each mistake is told once, where it stands. Files of a folder that hold no event are counted on standard error.",
    "Exit codes: 0 no errors; 1 errors; 2 wrong usage, or a contract that can't be read.",
  ],
  async run(args, io) {
    const [what = "", ...names] = args.operands;
    if (what !== "lint")
      throw new UsageError(`There is no "contracts ${what}"${didYouMean("contracts lint")}`);
    const contracts = await findContracts({ ...args, texts: () => names }, io);
    if (!contracts) throw new UsageError(`Name files or folders, or write ${CONFIG}.`);
    const { lintContracts } = await import("./lint.ts");
    const found = await lintContracts(contracts, io.cwd);
    if (found.events.size + found.refusals.length + found.findings.length === 0)
      throw new InputError(`No event was found, so nothing was judged: ${placesOf(contracts)}.`);
    refuseOverwriting(args, io, [], contracts.documents.used());
    const options = { version: packageVersion(), words: wordsFor("event") };
    const outputs = await openOutputs(args.texts("format"), io, options);
    const reporter = new Reporter(outputs.format, OPTIONS);
    report(found, reporter);
    outputs.close();
    return reporter.counts.unreadable > 0 ? 2 : reporter.exitCode;
  },
};

function report({ events, refusals, findings }: Linted, reporter: Reporter): void {
  const namesIn = grouped([...events.keys()], (name) => events.get(name));
  const byEvent = grouped(findings, ({ event }) => event);
  const files = [...events.values(), ...[...findings, ...refusals].map(({ file }) => file)];
  for (const file of new Set(files.sort())) {
    reporter.begin(file, undefined);
    const names = namesIn.get(file) ?? [];
    for (const name of names) {
      const told = byEvent.get(name) ?? [];
      const isWrong = told.some(({ severity }) => severity === "error");
      reporter.count(isWrong ? "invalid" : "valid", told, name);
    }
    for (const { words, place } of refusals.filter((refusal) => refusal.file === file))
      reporter.refuse({ ...unreadable(`the file ${words}`), ...place });
    for (const finding of findings.filter((finding) => finding.file === file)) {
      if (!events.has(finding.event ?? "")) reporter.count("", [finding], finding.event);
      const payload = names.indexOf(finding.event ?? "");
      reporter.report(payload < 0 ? finding : { ...finding, payload });
    }
    reporter.finish();
  }
  reporter.end();
}
