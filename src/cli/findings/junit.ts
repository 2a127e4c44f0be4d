// Writes the XML of JUnit for Jenkins, GitLab and most CI services. There is no single standard, so
// the output has only parts that all these readers know.
import { codePoint, figure, printable } from "../../library/text/printable.ts";
import { NOT_JUDGED } from "../../reading/judge/not-judged.ts";
import { type FileCounts, type Finding, type MakeFormat, placeOf, type Words } from "./finding.ts";
import { passedOverText, summaryLines } from "./summary.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="energy-contracts">\n';

/** The findings of a payload, or of the input itself. */
interface Case {
  readonly name: string;
  readonly findings: Finding[];
}

/** An input. Its suite is written at the end, because the counts stand before the cases. */
interface Suite {
  readonly file: string;
  readonly cases: Case[];
}

/** A suite for each input: a case for each payload with findings, and one case for all others. */
export const junit: MakeFormat = (write, { words }) => {
  let suite: Suite | undefined;
  let head = HEAD;
  const close = (counts?: FileCounts) => {
    if (suite) write(head + render(suite, words, counts));
    if (suite) head = "";
    suite = undefined;
  };
  const open = (file: string): Suite => {
    if (suite?.file !== file) close();
    suite ??= { file, cases: [] };
    return suite;
  };
  return {
    begin(file) {
      close();
      open(file);
    },
    finding(finding) {
      const { cases } = open(finding.file);
      const name = words.case(finding);
      const last = cases.at(-1);
      if (last?.name === name) last.findings.push(finding);
      else cases.push({ name, findings: [finding] });
    },
    finish(file, counts) {
      open(file);
      close(counts);
    },
    end(totals, summary) {
      close();
      const lines = [passedOverText(totals).trim(), ...summaryLines(summary)].filter(Boolean);
      write(`${head}${lines.length > 0 ? summarySuite(lines) : ""}</testsuites>\n`);
    },
  };
};

const summarySuite = (lines: readonly string[]): string =>
  `  <testsuite name="summary" tests="0" failures="0" errors="0" skipped="0">\n    <system-out>${xmlText(`${lines.join("\n")}\n`)}</system-out>\n  </testsuite>\n`;

function render({ file, cases }: Suite, words: Words, counts?: FileCounts): string {
  const contents = cases.map(({ name, findings }) => [name, contentOf(findings)] as const);
  const reported = cases.filter(({ findings }) => findings[0]?.payload !== undefined).length;
  const rest = counts ? counts.payloads - counts.valid - reported : 0;
  if (counts && counts.valid > 0) contents.push([words.rest(counts.valid), ""]);
  const unlisted = rest > 0 ? words.unlisted?.(rest) : undefined;
  if (unlisted) contents.push([unlisted.name, skipped(unlisted.reason)]);
  if (contents.length === 0)
    contents.push([
      "input",
      skipped("There is no payload, or all issues are beyond --max-issues."),
    ]);
  const countOf = (kind: string) =>
    contents.filter(([, content]) => content.startsWith(`<${kind}`)).length;
  const sums = `tests="${contents.length}" failures="${countOf("failure")}" errors="${countOf("error")}" skipped="${countOf("skipped")}"`;
  const lines = contents.map(([name, content]) => {
    const tag = `    <testcase classname="${xmlAttribute(file)}" name="${xmlAttribute(name)}"`;
    return content === "" ? `${tag}/>\n` : `${tag}>\n      ${content}\n    </testcase>\n`;
  });
  return `  <testsuite name="${xmlAttribute(file)}" ${sums}>\n${lines.join("")}  </testsuite>\n`;
}

/** Codes of inputs that could not be checked. JUnit calls these errors, not failures. */
const NOT_CHECKED = ["unreadable", "invalid_json", NOT_JUDGED];

function contentOf(findings: readonly Finding[]): string {
  const list = xmlText(findings.map(lineOf).join(""));
  const worst = findings.find(({ severity }) => severity === "error");
  if (!worst) return `<system-out>${list}</system-out>`;
  const more = findings.length > 1 ? ` (and ${figure(findings.length - 1)} more)` : "";
  const kind = NOT_CHECKED.includes(worst.code) ? "error" : "failure";
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
