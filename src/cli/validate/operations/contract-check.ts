import type { ExamineOptions } from "../../../library/runtime/examine.ts";
import { keepFacts } from "../../../library/runtime/fault.ts";
import type { AnyContract, Checked } from "../../../reading/judge/check-payload.ts";
import { wholeForm } from "../../../reading/model/fields.ts";
import { readForm } from "../../../reading/model/form.ts";
import { type JsonSchema, resolveInside } from "../../../reading/model/schema.ts";
import type { ParsedArguments } from "../../command.ts";
import type { BodyCheck } from "../read-options.ts";

const NOTHING: Checked = { issues: [] };

export function checkBy(
  contract: AnyContract,
  schema: JsonSchema,
  args: ParsedArguments,
): BodyCheck {
  const unknown = args.text("unknown") === "report" ? "report" : "ignore";
  return {
    takesList: wholeForm(readForm(schema, resolveInside(schema), "")).types.includes("array"),
    check(payload, _place, limit, tell) {
      if (unknown === "ignore" && contract.is(payload)) return NOTHING;
      const options: ExamineOptions = { unknown, limit, tell, make: keepFacts };
      const result = contract.validate(payload, options);
      return result.ok ? NOTHING : result;
    },
  };
}
