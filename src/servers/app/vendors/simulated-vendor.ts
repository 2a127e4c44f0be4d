import type { InstructionQuestion, PaymentVendor, Settings } from "../../handlers/context.ts";
import { effectOf } from "../../handlers/scenarios.ts";

/** Creates a payment vendor that confirms every instruction, unless a scenario says otherwise. */
export function createSimulatedVendor({ scenarios }: Pick<Settings, "scenarios">): PaymentVendor {
  const askedBefore = new Set<string>();
  return {
    async verify(question) {
      const effect = scenarios ? effectOf("instruction_reference", question.reference) : undefined;
      const isFirst = !askedBefore.has(nameOf(question));
      if (effect === "vendor_refuses")
        return { outcome: "refused", reason: "The vendor does not know this instruction" };
      if (effect === "vendor_fails_once") askedBefore.add(nameOf(question));
      if (effect === "vendor_is_unavailable" || (effect === "vendor_fails_once" && isFirst)) {
        return { outcome: "unavailable", reason: "did not answer in time" };
      }
      return { outcome: "confirmed", details: { ...question, is_simulated: true } };
    },
    reset: () => askedBefore.clear(),
  };
}

const nameOf = ({ vendor, reference }: InstructionQuestion): string =>
  JSON.stringify([vendor, reference]);
