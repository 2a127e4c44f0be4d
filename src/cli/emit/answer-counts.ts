import { amount, figure } from "../../library/text/printable.ts";
import { Tally } from "../../reading/judge/tally.ts";
import type { Finding, Format, Words } from "../findings/finding.ts";
import type { Planned } from "./plan.ts";
import type { Answer } from "./target.ts";

export type Expected = "2xx" | "4xx";

const MOST_FINDINGS = 1000;
const MOST_ANSWERS = 10;

/** Counts answers, and keeps faults. Without `expectInvalid`, only a missing answer is a fault. */
export function countAnswers(expectInvalid: Expected | undefined) {
  const answers = new Map<string, number>();
  const events = new Map<string, { sent: number; failures: number; findings: Finding[] }>();
  /** The label of a message, by its event and number. */
  const labels = new Map<string, string>();
  const total = { sent: 0, failures: 0 };

  function add({ of, label, fault }: Planned, { text, kind, line }: Answer): void {
    total.sent++;
    answers.set(text, (answers.get(text) ?? 0) + 1);
    const event = events.get(of) ?? { sent: 0, failures: 0, findings: [] };
    events.set(of, event);
    const payload = event.sent++;
    const expected = expectInvalid && (fault ? expectInvalid : "2xx");
    const wanted = expected === "2xx" ? "taken" : "refused";
    if (expected ? kind === wanted : kind !== "failed") return;
    event.failures++;
    total.failures++;
    const got = line ? `${text} (${line})` : text;
    const detail = `${label}: got ${got}${expected ? `, expected ${expected}` : ""}`;
    const location = { file: of, line: 1, column: 1, payload, attr: "" };
    const code = kind === "failed" ? "message_failed" : "unexpected_answer";
    if (total.failures > MOST_FINDINGS) return;
    event.findings.push({ ...location, severity: "error", code, detail });
    labels.set(`${of} ${payload}`, label);
  }

  /** Returns `1,200 messages: 1,000 × 204, 200 × 400`. */
  function summary(): string {
    const all = [...answers];
    const listed = all.slice(0, MOST_ANSWERS).map(([text, count]) => `${figure(count)} × ${text}`);
    const rest = all.slice(MOST_ANSWERS).reduce((sum, [, count]) => sum + count, 0);
    if (rest > 0) listed.push(`${figure(rest)} × something else`);
    return `${amount(total.sent, "message")}: ${listed.join(", ")}`;
  }

  function report(format: Format): void {
    for (const [file, { sent, failures, findings }] of events) {
      format.begin?.(file);
      for (const finding of findings) format.finding(finding);
      format.finish?.(file, { payloads: sent, valid: sent - failures });
    }
    format.end({
      ...new Tally().counts,
      files: events.size,
      payloads: total.sent,
      valid: total.sent - total.failures,
      invalid: total.failures,
      findings: total.failures,
      omitted: Math.max(0, total.failures - MOST_FINDINGS),
    });
  }

  const failed = (count: number) =>
    expectInvalid
      ? `${amount(count, "answer")} not as expected`
      : `${amount(count, "message")} failed`;
  const words: Words = {
    summary: ({ invalid }) => `${summary()}${invalid > 0 ? `; ${failed(invalid)}` : ""}.`,
    case: ({ file, payload }) => `message ${payload}, ${labels.get(`${file} ${payload}`)}`,
    rest: (count) => `${amount(count, "message")} answered${expectInvalid ? " as expected" : ""}`,
    unlisted: (count) => ({
      name: amount(count, "other message"),
      reason: `Failed, beyond the first ${figure(MOST_FINDINGS)}.`,
    }),
  };
  return { total, add, summary, report, words };
}
