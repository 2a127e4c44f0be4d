// What the slow way says of a message, and what a module says of it, in one form.
import type { Finding } from "../../../src/cli/findings/finding.ts";
import { ValueJudge } from "../../../src/cli/validate/judge-values.ts";
import { Reporter } from "../../../src/cli/validate/reporter.ts";
import type { JudgedIssue, Verdict } from "../../../src/reading/judge/judge.ts";
import type { Judged, JudgeOptions } from "./modules.ts";

/** What is counted of a payload, and the findings of the message. */
export interface Report {
  readonly counts: readonly (readonly [Verdict, string | undefined, number])[];
  readonly findings: readonly (readonly unknown[])[];
}

const HINT = /^(nothing names the event); .*/;

class KeepingReporter extends Reporter {
  readonly kept: [Verdict, string | undefined, number][] = [];

  override count(
    verdict: Verdict,
    issues: readonly JudgedIssue[],
    event?: string,
    others = 0,
  ): void {
    this.kept.push([verdict, event, issues.length + others]);
    super.count(verdict, issues, event, others);
  }
}

export function slowly(text: string, options: JudgeOptions): Report {
  const { unknown = false, nulls, hidden, limit, json, longest, ...layout } = options;
  const found: Finding[] = [];
  const reporter = new KeepingReporter(
    { finding: (one) => found.push(one), end: () => {} },
    {
      layout,
      reportUnknown: unknown,
      nulls: nulls ? "absent" : undefined,
      unknownEvents: "error",
      showsValues: !hidden,
    },
  );
  new ValueJudge(reporter).text({ text, line: 1, column: 1 }, 0);
  return {
    counts: reporter.kept,
    findings: found.map(({ record = null, line, column, code, attr, detail, event }) => {
      const words = detail.replace(HINT, "$1");
      return [record, line, column, code, attr, words, event];
    }),
  };
}

const KNOWN: Readonly<Record<string, Verdict>> = {
  valid: "valid",
  unknown_event: "unknown",
  unknown_version: "unknown",
};

export function byModule(text: string, judged: readonly Judged[]): Report {
  const bytes = Buffer.from(text);
  const place = (at: number) => {
    const lines = bytes.toString("utf8", 0, at).split("\n");
    return [lines.length, (lines.at(-1) ?? "").length + 1];
  };
  return {
    counts: judged.map(({ verdict = "", event, count }) => [
      KNOWN[verdict] ?? "invalid",
      verdict === "valid" ? undefined : event,
      count,
    ]),
    findings: judged.flatMap(({ event, faults }) =>
      faults.map(({ record, at, code, attr, detail }) => [
        record,
        ...place(at),
        code,
        attr,
        detail,
        event,
      ]),
    ),
  };
}
