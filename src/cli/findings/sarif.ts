// SARIF 2.1.0, for GitHub code scanning and editors:
// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
import { isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import { printable } from "../../library/text/printable.ts";
import { eventSuffix, type Finding, type MakeFormat, STDIN_NAME } from "./finding.ts";
import { fingerprintOf } from "./fingerprint.ts";

const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
/** The base of all relative paths. Readers know its path, so the report does not tell it. */
const ROOT = "%SRCROOT%";
const BASES = JSON.stringify({ [ROOT]: { description: { text: "The root of the repository." } } });
const HEAD = `{"$schema":"${SCHEMA}","version":"2.1.0","runs":[{"columnKind":"utf16CodeUnits","originalUriBaseIds":${BASES},"results":[`;

/** Writes results as they come. The rules that results name follow at the end. */
export const sarif: MakeFormat = (write, { version }) => {
  const rules = new Map<string, number>();
  let isFirst = true;
  return {
    finding(finding) {
      if (!rules.has(finding.code)) rules.set(finding.code, rules.size);
      write(
        `${isFirst ? HEAD : ","}\n${printable(JSON.stringify(resultOf(finding, rules.get(finding.code) ?? -1)))}`,
      );
      isFirst = false;
    },
    end(totals, summary) {
      const details = { totals, ...(summary && { summary: summary.rows }) };
      write(`${isFirst ? HEAD : ""}\n],${tail([...rules.keys()], details, version)}\n`);
    },
  };
};

function tail(codes: readonly string[], details: object, version: string): string {
  const rules = codes.map(ruleOf);
  const driver = { name: "energy-contracts", version, semanticVersion: version, rules };
  return printable(
    `"tool":${JSON.stringify({ driver })},"properties":${JSON.stringify(details)}}]}`,
  );
}

function resultOf(finding: Finding, ruleIndex: number): object {
  const { code, severity, detail, attr } = finding;
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: detail + eventSuffix(finding) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: artifactOf(finding.file),
          region: { startLine: finding.line, startColumn: finding.column },
        },
        ...(attr === ""
          ? {}
          : { logicalLocations: [{ fullyQualifiedName: attr, kind: "member" }] }),
      },
    ],
    partialFingerprints: { "energyContracts/v1": fingerprintOf(finding) },
  };
}

function artifactOf(file: string): object {
  if (file === STDIN_NAME) return { description: { text: "Standard input" } };
  return isAbsolute(file)
    ? { uri: pathToFileURL(file).href }
    : { uri: relativeUri(file), uriBaseId: ROOT };
}

/** Makes a relative URI. Replaces lone surrogates first, as encodeURIComponent refuses them. */
const relativeUri = (file: string): string =>
  file
    .split("/")
    .map((part) => encodeURIComponent(Buffer.from(part).toString()))
    .join("/");

/** The texts of the rule for each code: a sentence about the fault, then a remedy. */
const RULES: Readonly<Record<string, string>> = {
  required:
    "A required field is missing. Add the field. `energy-contracts show <event>` lists the fields of an event.",
  null: "A field must not be null. Leave the field out if it is optional, or give it a value.",
  invalid_type:
    "A value has the wrong type. `energy-contracts show <event>` says which type the field has.",
  unknown_field:
    "A field is not part of the contract. Correct its spelling or leave it out. Only `--unknown report` finds these.",
  unknown_event:
    "An event is not in the catalogue. `energy-contracts list` names all events and their versions.",
  missing_event_name:
    "Nothing names the event of a payload. Use --event or --name-at, or name the file after its event.",
  invalid_json: "The input is not JSON. Correct the text at this place.",
  invalid_yaml: "The input is not YAML. Correct the text at this place.",
  duplicate:
    "A value occurs a second time where it should be unique. Remove one of the two, or give it a value of its own.",
  overlap: "Two periods overlap. End one period before the other begins.",
  stale:
    "An entry of --accept counts more faults than there are. `--write-accepted` counts all faults anew.",
  no_payload: "An input has no payload. Give --allow-empty if that is as it should be.",
  unreadable: "An input can't be read. Check that the file exists and may be read.",
};

/** Returns the rule of a code. A code without texts explains itself: `too_long` is "Too long". */
function ruleOf(code: string): object {
  const words = code.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const unknown = `${capital(words.join(" ")) || "Issue"}. The message says what is wrong.`;
  const text = (Object.hasOwn(RULES, code) ? RULES[code] : undefined) ?? unknown;
  const [what = ""] = text.split(". ", 1);
  return {
    id: code,
    name: words.map(capital).join("") || "Issue",
    shortDescription: { text: what },
    fullDescription: { text: `${what}.` },
    help: { text: text.slice(what.length + 2) },
    defaultConfiguration: { level: "error" },
  };
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
