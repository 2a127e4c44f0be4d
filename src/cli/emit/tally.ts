import { figure } from "../../messages/text.ts";
import type { Finding, Format, Totals, Words } from "../findings/finding.ts";
import { amount } from "../terminal/text.ts";
import type { Planned } from "./plan.ts";
import type { Answer } from "./target.ts";

/** What is expected of messages that break their contract. */
export type ExpectInvalid = "2xx" | "4xx";

/** The most unexpected answers that are reported one by one. */
const MOST_FINDINGS = 1000;

/** Counts answers, and keeps those that were not expected. */
export class Tally {
  sent = 0;
  unexpected = 0;
  readonly #answers = new Map<string, number>();
  readonly #events = new Map<string, { sent: number; findings: Finding[] }>();
  readonly #expectInvalid: ExpectInvalid | undefined;

  /** Without `expectInvalid`, any answer is expected. */
  constructor(expectInvalid: ExpectInvalid | undefined) {
    this.#expectInvalid = expectInvalid;
  }

  add({ of, label, isValid }: Planned, { text, kind }: Answer): void {
    this.sent++;
    this.#answers.set(text, (this.#answers.get(text) ?? 0) + 1);
    const event = this.#events.get(of) ?? { sent: 0, findings: [] };
    this.#events.set(of, event);
    const payload = event.sent++;
    const expected = this.#expectInvalid && (isValid ? "2xx" : this.#expectInvalid);
    if (isAsExpected(kind, expected)) return;
    this.unexpected++;
    const detail = `${label}: got ${text}${expected ? `, expected ${expected}` : ""}`;
    const place = { file: of, line: 1, column: 1, payload, attr: "" };
    if (this.unexpected <= MOST_FINDINGS)
      event.findings.push({ ...place, severity: "error", code: "unexpected_answer", detail });
  }

  /** `1,200 messages: 1,000 × 204, 200 × 400`. */
  summary(): string {
    const answers = [...this.#answers].map(([text, count]) => `${figure(count)} × ${text}`);
    return `${figure(this.sent)} ${this.sent === 1 ? "message" : "messages"}: ${answers.join(", ")}`;
  }

  report(format: Format): void {
    for (const [file, { sent, findings }] of this.#events) {
      format.begin?.(file);
      for (const finding of findings) format.finding(finding);
      format.finish?.(file, { payloads: sent, valid: sent - findings.length });
    }
    format.end(this.#totals());
  }

  #totals(): Totals {
    return {
      files: this.#events.size,
      payloads: this.sent,
      valid: this.sent - this.unexpected,
      invalid: this.unexpected,
      unknown: 0,
      unreadable: 0,
      findings: this.unexpected,
      omitted: Math.max(0, this.unexpected - MOST_FINDINGS),
    };
  }
}

function isAsExpected(kind: Answer["kind"], expected: ExpectInvalid | undefined): boolean {
  if (expected === undefined) return kind !== "failed";
  return kind === (expected === "2xx" ? "taken" : "refused");
}

/** What formats say about answers. */
export const wordsOf = (tally: Tally): Words => ({
  summary: ({ invalid }) =>
    `${tally.summary()}${invalid > 0 ? `; ${amount(invalid, "answer")} not as expected` : ""}.`,
  case: ({ payload, detail }) => `message ${payload}, ${detail.replace(/: got .*/, "")}`,
  rest: (count) => `${amount(count, "message")} answered as expected`,
});
