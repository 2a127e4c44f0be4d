// The XML of JUnit as Jenkins, GitLab and most CI services read it. There is no single standard, so
// this uses only the parts that all of them know.
import { codePoint, figure, printable } from "../../library/text/printable.ts";
import { type FileCounts, type Finding, type MakeFormat, placeOf, type Words } from "./finding.ts";
import { passedOverText, summaryLines } from "./summary.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="energy-contracts">\n';

/** A suite for each input: a case for each payload with findings, and one case for all others. */
export const junit: MakeFormat = (write, { words }) => {
  let suite: Suite | undefined;
  let head = HEAD;
  const close = (counts?: FileCounts) => {
    if (suite) write(head + suite.render(counts));
    if (suite) head = "";
    suite = undefined;
  };
  const open = (file: string): Suite => {
    if (suite?.file !== file) close();
    suite ??= new Suite(file, words);
    return suite;
  };
  return {
    begin(file) {
      close();
      open(file);
    },
    finding: (finding) => open(finding.file).add(finding),
    finish: (file, counts) => {
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

/** Codes of inputs that could not be checked. JUnit calls these errors, not failures. */
const NOT_CHECKED = ["unreadable", "invalid_json", "too_long_to_judge"];

/** The suite of an input. It is written at the end, because its counts stand before its cases. */
class Suite {
  readonly file: string;
  readonly #words: Words;
  readonly #cases: string[] = [];
  readonly #counts = { failure: 0, error: 0, skipped: 0 };
  /** The findings of the current test case, whose name is `#name`. */
  #findings: Finding[] = [];
  #name = "";
  #reported = 0;

  constructor(file: string, words: Words) {
    this.file = file;
    this.#words = words;
  }

  add(finding: Finding): void {
    const name = this.#words.case(finding);
    if (name !== this.#name) this.#finishCase();
    this.#name = name;
    this.#findings.push(finding);
  }

  render(counts: FileCounts | undefined): string {
    this.#finishCase();
    const rest = counts ? counts.payloads - counts.valid - this.#reported : 0;
    if (counts && counts.valid > 0) this.#addCase(this.#words.rest(counts.valid));
    const unlisted = rest > 0 ? this.#words.unlisted?.(rest) : undefined;
    if (unlisted) this.#skip(unlisted.name, unlisted.reason);
    if (this.#cases.length === 0)
      this.#skip("input", "There is no payload, or all issues are beyond --max-issues.");
    const { failure, error, skipped } = this.#counts;
    const sums = `tests="${this.#cases.length}" failures="${failure}" errors="${error}" skipped="${skipped}"`;
    return `  <testsuite name="${xmlAttribute(this.file)}" ${sums}>\n${this.#cases.join("")}  </testsuite>\n`;
  }

  #finishCase(): void {
    const [first, ...more] = this.#findings;
    if (!first) return;
    if (first.payload !== undefined) this.#reported++;
    const list = xmlText(this.#findings.map(lineOf).join(""));
    const worst = this.#findings.find(({ severity }) => severity === "error");
    if (worst) {
      const message = worst.detail + (more.length > 0 ? ` (and ${figure(more.length)} more)` : "");
      const kind = NOT_CHECKED.includes(worst.code) ? "error" : "failure";
      const attributes = `type="${xmlAttribute(worst.code)}" message="${xmlAttribute(message)}"`;
      this.#counts[kind]++;
      this.#addCase(this.#name, `<${kind} ${attributes}>${list}</${kind}>`);
    } else this.#addCase(this.#name, `<system-out>${list}</system-out>`);
    this.#findings = [];
  }

  #skip(name: string, why: string): void {
    this.#counts.skipped++;
    this.#addCase(name, `<skipped>${why}</skipped>`);
  }

  #addCase(name: string, content = ""): void {
    const tag = `    <testcase classname="${xmlAttribute(this.file)}" name="${xmlAttribute(name)}"`;
    this.#cases.push(
      content === "" ? `${tag}/>\n` : `${tag}>\n      ${content}\n    </testcase>\n`,
    );
  }
}

const lineOf = (finding: Finding): string =>
  `${printable(`${placeOf(finding)}  ${finding.severity}  ${finding.code}  ${finding.detail}`)}\n`;

/** Matches characters that XML or UTF-8 can't hold, terminals obey, or turn the direction. */
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
