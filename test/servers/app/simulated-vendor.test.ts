import { expect, test } from "vitest";
import { createSimulatedVendor } from "../../../src/servers/app/vendors.ts";
import type { VendorAnswer } from "../../../src/servers/handlers/handler.ts";

const CONFIRMED = "confirmed";
const UNAVAILABLE: VendorAnswer = { outcome: "unavailable", reason: "did not answer in time" };
const questionOf = (reference: string, vendor = "PAYBRIDGE") => ({
  vendor,
  reference,
  type: "DIRECT_DEBIT",
});

test("an instruction is confirmed, with the details that were asked about, or not known", async () => {
  expect(await createSimulatedVendor({ scenarios: false }).verify(questionOf("PB-1"))).toEqual({
    outcome: CONFIRMED,
    details: { ...questionOf("PB-1"), is_simulated: true },
  });
  const refusing = createSimulatedVendor({ scenarios: true });
  expect(await refusing.verify(questionOf("TEST-REFUSED"))).toMatchObject({ isUnknown: true });
});

test("TEST-RETRY fails the first time and is confirmed after that, separately for each reference and vendor", async () => {
  const vendor = createSimulatedVendor({ scenarios: true });
  for (const question of [
    questionOf("TEST-RETRY"),
    questionOf("TEST-RETRY-2"),
    questionOf("TEST-RETRY", "OTHER"),
  ]) {
    expect(await vendor.verify(question)).toEqual(UNAVAILABLE);
    for (let times = 0; times < 2; times++)
      expect(await vendor.verify(question)).toMatchObject({ outcome: CONFIRMED });
  }
});
