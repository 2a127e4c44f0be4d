/** An instruction that a payment vendor keeps. */
export interface InstructionQuestion {
  readonly vendor: string;
  readonly reference: string;
  readonly type: string;
}

/**
 * What a vendor says of an instruction. A refusal is for good; its reason is a sentence without a full stop. A vendor that is unavailable may answer next
 * time, and with one that is broken the next time would be no other; the reasons of both go on after the vendor's name: "did not answer in time".
 */
export type VendorAnswer =
  | { readonly outcome: "confirmed"; readonly details: Readonly<Record<string, unknown>> }
  | { readonly outcome: "refused"; readonly reason: string }
  | { readonly outcome: "unavailable"; readonly reason: string }
  | { readonly outcome: "broken"; readonly reason: string };

/** The upstream service that payment instructions are verified with. */
export interface PaymentVendor {
  verify(question: InstructionQuestion): Promise<VendorAnswer>;
  /** Forgets what it was asked, where it remembers that. */
  reset?(): void;
}
