import { amount, figure } from "../../library/text/printable.ts";
import { Tally } from "../../reading/judge/tally.ts";
import type { Finding, Format, Words } from "../findings/finding.ts";
import type { Planned } from "./plan.ts";
import type { Answer } from "./target.ts";

export type Expected = "2xx" | "4xx";

const MOST_FINDINGS = 1000;
const MOST_ANSWERS = 10;

/** Counts answers, and keeps the failures: unexpected answers, and messages without an answer. */
export class AnswerCounts {
  sent = 0;
  failures = 0;
  readonly #answers = new Map<string, number>();
  readonly #events = new Map<string, { sent: number; failures: number; findings: Finding[] }>();
  /** The expected answer to an invalid message. If undefined, any answer will do. */
  readonly expectInvalid: Expected | undefined;

  constructor(expectInvalid: Expected | undefined) {
    this.expectInvalid = expectInvalid;
  }

  add({ of, label, isValid }: Planned, { text, kind, line }: Answer): void {
    this.sent++;
    this.#answers.set(text, (this.#answers.get(text) ?? 0) + 1);
    const event = this.#events.get(of) ?? { sent: 0, failures: 0, findings: [] };
    this.#events.set(of, event);
    const payload = event.sent++;
    const expected = this.expectInvalid && (isValid ? "2xx" : this.expectInvalid);
    const wanted = expected === "2xx" ? "taken" : "refused";
    if (expected ? kind === wanted : kind !== "failed") return;
    event.failures++;
    this.failures++;
    const got = line ? `${text} (${line})` : text;
    const detail = `${label}: got ${got}${expected ? `, expected ${expected}` : ""}`;
    const place = { file: of, line: 1, column: 1, payload, attr: "" };
    const code = kind === "failed" ? "message_failed" : "unexpected_answer";
    if (this.failures <= MOST_FINDINGS)
      event.findings.push({ ...place, severity: "error", code, detail });
  }

  /** `1,200 messages: 1,000 × 204, 200 × 400`. */
  summary(): string {
    const all = [...this.#answers];
    const answers = all.slice(0, MOST_ANSWERS).map(([text, count]) => `${figure(count)} × ${text}`);
    const rest = all.slice(MOST_ANSWERS).reduce((sum, [, count]) => sum + count, 0);
    if (rest > 0) answers.push(`${figure(rest)} × something else`);
    return `${amount(this.sent, "message")}: ${answers.join(", ")}`;
  }

  report(format: Format): void {
    for (const [file, { sent, failures, findings }] of this.#events) {
      format.begin?.(file);
      for (const finding of findings) format.finding(finding);
      format.finish?.(file, { payloads: sent, valid: sent - failures });
    }
    format.end({
      ...new Tally().counts,
      files: this.#events.size,
      payloads: this.sent,
      valid: this.sent - this.failures,
      invalid: this.failures,
      findings: this.failures,
      omitted: Math.max(0, this.failures - MOST_FINDINGS),
    });
  }
}

export function wordsOf(counts: AnswerCounts): Words {
  const isExpecting = counts.expectInvalid !== undefined;
  const failed = (count: number) =>
    isExpecting
      ? `${amount(count, "answer")} not as expected`
      : `${amount(count, "message")} failed`;
  return {
    summary: ({ invalid }) => `${counts.summary()}${invalid > 0 ? `; ${failed(invalid)}` : ""}.`,
    case: ({ payload, detail }) => `message ${payload}, ${detail.replace(/: got .*/, "")}`,
    rest: (count) => `${amount(count, "message")} answered${isExpecting ? " as expected" : ""}`,
    unlisted: (count) => ({
      name: amount(count, "other message"),
      reason: `Failed, beyond the first ${figure(MOST_FINDINGS)}.`,
    }),
  };
}
