// Writes the XML of JUnit for Jenkins, GitLab and most CI services. There is no single standard, so
// the output has only parts that all these readers know.
import { codePoint, figure, printable } from "../../library/text/printable.ts";
import { NOT_CHECKED } from "../../reading/judge/not-checked.ts";
import { type FileCounts, type Finding, type MakeFormat, placeOf, type Words } from "./finding.ts";
import { passedOverText, summaryLines } from "./summary.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="energy-contracts">\n';

/** The findings of a payload, or of the input itself. */
interface Case {
  readonly name: string;
  readonly findings: Finding[];
}

/** A suite for each input: a case for each payload with findings, and one case for all others. */
export const junit: MakeFormat = (write, { words }) => {
  let head = HEAD;
  let cases: Case[] = [];
  return {
    begin() {
      cases = [];
    },
    finding(finding) {
      const name = words.case(finding);
      const last = cases.at(-1);
      if (last?.name === name) last.findings.push(finding);
      else cases.push({ name, findings: [finding] });
    },
    // The suite is written at its end, because the counts stand before the cases.
    finish(file, counts) {
      write(head + suiteOf(file, casesOf(cases, counts, words)));
      head = "";
    },
    end(totals, summary) {
      const lines = [passedOverText(totals).trim(), ...summaryLines(summary)].filter(Boolean);
      write(`${head}${lines.length > 0 ? summarySuite(lines) : ""}</testsuites>\n`);
    },
  };
};

const summarySuite = (lines: readonly string[]): string =>
  `  <testsuite name="summary" tests="0" failures="0" errors="0" skipped="0">\n    <system-out>${xmlText(`${lines.join("\n")}\n`)}</system-out>\n  </testsuite>\n`;

type WrittenCase = readonly [name: string, content: string];

function casesOf(cases: readonly Case[], { payloads, valid }: FileCounts, words: Words) {
  const written = cases.map(({ name, findings }): WrittenCase => [name, contentOf(findings)]);
  if (valid > 0) written.push([words.rest(valid), ""]);
  const reported = cases.filter(({ findings }) => findings[0]?.payload !== undefined).length;
  const left = payloads - valid - reported;
  const unlisted = left > 0 ? words.unlisted?.(left) : undefined;
  if (unlisted) written.push([unlisted.name, skipped(unlisted.reason)]);
  const nothing = "There is no payload, or all issues are beyond --max-issues.";
  return written.length > 0 ? written : [["input", skipped(nothing)] as const];
}

function suiteOf(file: string, cases: readonly WrittenCase[]): string {
  const countOf = (kind: string) =>
    cases.filter(([, content]) => content.startsWith(`<${kind}`)).length;
  const sums = `tests="${cases.length}" failures="${countOf("failure")}" errors="${countOf("error")}" skipped="${countOf("skipped")}"`;
  const lines = cases.map(([name, content]) => {
    const tag = `    <testcase classname="${xmlAttribute(file)}" name="${xmlAttribute(name)}"`;
    return content === "" ? `${tag}/>\n` : `${tag}>\n      ${content}\n    </testcase>\n`;
  });
  return `  <testsuite name="${xmlAttribute(file)}" ${sums}>\n${lines.join("")}  </testsuite>\n`;
}

/** Codes of inputs that could not be checked. JUnit calls these errors, not failures. */
const UNREAD = ["unreadable", "invalid_json", NOT_CHECKED];

function contentOf(findings: readonly Finding[]): string {
  const list = xmlText(findings.map(lineOf).join(""));
  const worst = findings.find(({ severity }) => severity === "error");
  if (!worst) return `<system-out>${list}</system-out>`;
  const more = findings.length > 1 ? ` (and ${figure(findings.length - 1)} more)` : "";
  const kind = UNREAD.includes(worst.code) ? "error" : "failure";
  const attributes = `type="${xmlAttribute(worst.code)}" message="${xmlAttribute(worst.detail + more)}"`;
  return `<${kind} ${attributes}>${list}</${kind}>`;
}

const skipped = (why: string): string => `<skipped>${why}</skipped>`;

const lineOf = (finding: Finding): string =>
  `${printable(`${placeOf(finding)}  ${finding.severity}  ${finding.code}  ${finding.detail}`)}\n`;

/** Matches characters that XML or UTF-8 can't hold, or that control terminals or text direction. */
const IMPOSSIBLE =
  /[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

const xmlText = (text: string): string =>
  text.replace(IMPOSSIBLE, codePoint).replace(/[&<>\r]/g, entityOf);

/** Escapes the text of an attribute, also whitespace, which a reader would turn into spaces. */
const xmlAttribute = (text: string): string =>
  text.replace(IMPOSSIBLE, codePoint).replace(/[&<>"\t\n\r]/g, entityOf);

const entityOf = (character: string): string => ENTITIES[character] ?? character;
