import type { ExamineOptions } from "../../../library/runtime/examine.ts";
import { keepFacts } from "../../../library/runtime/fault.ts";
import type { Issue } from "../../../library/runtime/issue.ts";
import type { AnyContract, Judged } from "../../../reading/judge/judge.ts";
import { BODY_LIMITS } from "../../../servers/http/read-body.ts";
import type { ParsedArguments } from "../../command.ts";
import type { PayloadJudge } from "../read-options.ts";

const NOTHING: Judged = { issues: [] };

export function judgeBy(contract: AnyContract, args: ParsedArguments): PayloadJudge {
  const unknown = args.text("unknown") === "report" ? "report" : "ignore";
  const isOther = ({ attr, code }: Issue) =>
    attr === "" && /^(null|invalid_(type|choice))$/.test(code);
  const takes = (value: unknown): boolean => {
    const result = contract.validate(value);
    return result.ok || !result.issues.some(isOther);
  };
  return {
    depth: BODY_LIMITS.depth,
    // An empty list has no items with faults. A schema that takes all types does not say array.
    takesList: takes([]) && ![0, "", false, null].every(takes),
    judge(payload, _place, limit, tell) {
      if (unknown === "ignore" && contract.is(payload)) return NOTHING;
      const options: ExamineOptions = { unknown, limit, tell, make: keepFacts };
      const result = contract.validate(payload, options);
      return result.ok ? NOTHING : result;
    },
  };
}
