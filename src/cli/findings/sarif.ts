// SARIF 2.1.0, for GitHub code scanning and editors:
// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
import { isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import { printable } from "../../library/text/printable.ts";
import { eventSuffix, type Finding, listWriter, type MakeFormat, STDIN_NAME } from "./finding.ts";
import { fingerprintOf } from "./fingerprint.ts";

const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
/** The base of all relative paths. Readers know its path, so the report does not tell it. */
const ROOT = "%SRCROOT%";
const BASES = JSON.stringify({ [ROOT]: { description: { text: "The root of the repository." } } });
const HEAD = `{"$schema":"${SCHEMA}","version":"2.1.0","runs":[{"columnKind":"utf16CodeUnits","originalUriBaseIds":${BASES},"results":[`;

/** Writes results as they come. The rules that results name follow at the end. */
export const sarif: MakeFormat = (write, { version }) => {
  const rules = new Map<string, number>();
  const results = listWriter(write, HEAD);
  return {
    finding(finding) {
      if (!rules.has(finding.code)) rules.set(finding.code, rules.size);
      results.add(resultOf(finding, rules.get(finding.code) ?? -1));
    },
    end(totals, summary) {
      const driver = {
        name: "energy-contracts",
        version,
        semanticVersion: version,
        rules: [...rules.keys()].map(ruleOf),
      };
      const details = { totals, ...(summary && { summary: summary.rows }) };
      const rest = `"tool":${JSON.stringify({ driver })},"properties":${JSON.stringify(details)}`;
      results.end(`,${printable(rest)}}]}\n`);
    },
  };
};

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
        ...(attr !== "" && { logicalLocations: [{ fullyQualifiedName: attr, kind: "member" }] }),
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

/** Names a code for people: `too_long` is "Too long". The message of a result says what is wrong. */
function ruleOf(code: string): object {
  const words = code.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const text = capital(words.join(" ")) || "Issue";
  return {
    id: code,
    name: words.map(capital).join("") || "Issue",
    shortDescription: { text },
    fullDescription: { text: `${text}.` },
    help: { text: "The message says what is wrong." },
    defaultConfiguration: { level: "error" },
  };
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
