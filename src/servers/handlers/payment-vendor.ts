/** Names an instruction that a payment vendor may know. */
export interface InstructionQuestion {
  readonly vendor: string;
  readonly reference: string;
  readonly type: string;
}

/**
 * What a vendor says about an instruction. A refusal is final; its reason is a sentence without a
 * full stop. A vendor that is unavailable may answer the next time, and one that is broken will
 * not. The reasons of these two continue after the vendor's name: "did not answer in time".
 */
export type VendorAnswer =
  | { readonly outcome: "confirmed"; readonly details: Readonly<Record<string, unknown>> }
  | { readonly outcome: "refused"; readonly reason: string }
  | { readonly outcome: "unavailable"; readonly reason: string }
  | { readonly outcome: "broken"; readonly reason: string };

/** The service that verifies payment instructions. */
export interface PaymentVendor {
  verify(question: InstructionQuestion): Promise<VendorAnswer>;
  /** Forgets what it was asked, if it remembers that. */
  reset?(): void;
}
