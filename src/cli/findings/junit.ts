// The XML of JUnit as Jenkins, GitLab and most CI services read it. There is no one standard: this keeps to what all of them know.

import { amount, codePoint } from "../terminal/text.ts";
import type { Finding, MakeFormat, Words } from "./finding.ts";
import { placeOf, VALIDATE_WORDS } from "./words.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="energy-contracts">\n';
/** Codes that say that there was nothing to judge, which is an error and not a failure. */
const NOT_JUDGED = ["unreadable", "invalid_json"];

/** A suite for each input, and in it a case for each payload (or what a command names its cases after) with findings, and one that stands for those without. */
export const junit: MakeFormat = (write, { words = VALIDATE_WORDS }) => {
  let suite: Suite | undefined;
  let head = HEAD;
  const close = (judged?: Judged) => {
    if (suite) write(head + suite.render(judged));
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
    finish: (file, judged) => {
      open(file);
      close(judged);
    },
    end() {
      close();
      write(`${head}</testsuites>\n`);
    },
  };
};

interface Judged {
  readonly payloads: number;
  readonly valid: number;
}

/** One input. Its findings are held until it ends, because the counts stand before the cases. */
class Suite {
  readonly file: string;
  readonly #words: Words;
  readonly #cases: string[] = [];
  readonly #counts = { failure: 0, error: 0, skipped: 0 };
  /** The findings of the case that is being reported, and its name. */
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

  render(judged: Judged | undefined): string {
    this.#finishCase();
    const rest = judged ? judged.payloads - judged.valid - this.#reported : 0;
    if (judged && judged.valid > 0) this.#case(this.#words.rest(judged.valid));
    if (rest > 0)
      this.#skip(
        amount(rest, "other payload"),
        "Ignored because the event is unknown, or beyond --max-issues.",
      );
    if (this.#cases.length === 0)
      this.#skip("input", "There is no payload, or all issues are beyond --max-issues.");
    const { failure, error, skipped } = this.#counts;
    const counts = `tests="${this.#cases.length}" failures="${failure}" errors="${error}" skipped="${skipped}"`;
    return `  <testsuite name="${xmlAttribute(this.file)}" ${counts}>\n${this.#cases.join("")}  </testsuite>\n`;
  }

  #finishCase(): void {
    const [first, ...more] = this.#findings;
    if (!first) return;
    if (first.payload !== undefined) this.#reported++;
    const name = this.#name;
    const list = this.#findings
      .map(
        (finding) =>
          `${placeOf(finding)}  ${finding.severity}  ${finding.code}  ${finding.detail}\n`,
      )
      .join("");
    const worst = this.#findings.find(({ severity }) => severity === "error");
    if (worst) {
      const message = worst.detail + (more.length > 0 ? ` (and ${more.length} more)` : "");
      const kind = NOT_JUDGED.includes(worst.code) ? "error" : "failure";
      this.#counts[kind]++;
      this.#case(
        name,
        `<${kind} type="${xmlAttribute(worst.code)}" message="${xmlAttribute(message)}">${xmlText(list)}</${kind}>`,
      );
    } else this.#case(name, `<system-out>${xmlText(list)}</system-out>`);
    this.#findings = [];
  }

  #skip(name: string, why: string): void {
    this.#counts.skipped++;
    this.#case(name, `<skipped>${why}</skipped>`);
  }

  #case(name: string, content = ""): void {
    const tag = `    <testcase classname="${xmlAttribute(this.file)}" name="${xmlAttribute(name)}"`;
    this.#cases.push(
      content === "" ? `${tag}/>\n` : `${tag}>\n      ${content}\n    </testcase>\n`,
    );
  }
}

/** What XML 1.0 can't hold in any form, and lone surrogates, which UTF-8 can't. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const SPECIAL: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

/** A text as it stands between tags. */
const xmlText = (text: string): string =>
  text.replace(IMPOSSIBLE, codePoint).replace(/[&<>\r]/g, escaped);

/** A text as it stands in an attribute, where bare whitespace would become spaces. */
const xmlAttribute = (text: string): string =>
  text.replace(IMPOSSIBLE, codePoint).replace(/[&<>"\t\n\r]/g, escaped);

const escaped = (character: string): string => SPECIAL[character] ?? character;
