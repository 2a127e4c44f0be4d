// SARIF 2.1.0, for GitHub code scanning and editors:
// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
import { isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import { printable } from "../../library/text/printable.ts";
import type { Finding, MakeFormat } from "./finding.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { eventSuffix, STDIN_NAME } from "./place.ts";
import { ruleOf } from "./sarif-rules.ts";

const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
/**
 * What the names of files are relative to. Readers of the report know where it is, so that the
 * report has no path of this machine.
 */
const ROOT = "%SRCROOT%";

/** Writes results as they come; the rules that they name follow after them. */
export const sarif: MakeFormat = (write, { version }) => {
  const rules = new Map<string, number>();
  let isFirst = true;
  return {
    finding(finding) {
      if (!rules.has(finding.code)) rules.set(finding.code, rules.size);
      write(
        `${isFirst ? head() : ","}\n${printable(JSON.stringify(resultOf(finding, rules.get(finding.code) ?? -1)))}`,
      );
      isFirst = false;
    },
    end(totals, summary) {
      const properties = { totals, ...(summary && { summary: summary.rows }) };
      write(`${isFirst ? head() : ""}\n],${tail([...rules.keys()], properties, version)}\n`);
    },
  };
};

function head(): string {
  const bases = { [ROOT]: { description: { text: "The root of the repository." } } };
  const run = `"columnKind":"utf16CodeUnits","originalUriBaseIds":${JSON.stringify(bases)},"results":[`;
  return `{"$schema":"${SCHEMA}","version":"2.1.0","runs":[{${run}`;
}

function tail(codes: readonly string[], properties: object, version: string): string {
  const rules = codes.map(ruleOf).map(({ id, name, what, help }) => ({
    id,
    name,
    shortDescription: { text: what },
    fullDescription: { text: `${what}.` },
    help: { text: help },
    defaultConfiguration: { level: "error" },
  }));
  const driver = { name: "energy-contracts", version, semanticVersion: version, rules };
  return printable(
    `"tool":${JSON.stringify({ driver })},"properties":${JSON.stringify(properties)}}]}`,
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

/** A relative URI. UTF-8 comes first, because a lone surrogate has no percent-encoding. */
const relativeUri = (file: string): string =>
  file
    .split("/")
    .map((part) => encodeURIComponent(Buffer.from(part).toString()))
    .join("/");
