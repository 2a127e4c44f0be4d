// Generated from events/ by `npm run generate`. Do not edit.

export type * from "./_shared.ts";
export type * from "./accounts.ts";
export type * from "./agreements.ts";
export type * from "./approvals.ts";
export type * from "./authentication.ts";
export type * from "./billing.ts";
export type * from "./business.ts";
export type * from "./collections.ts";
export type * from "./communications.ts";
export type * from "./contracts.ts";
export type * from "./customer-access.ts";
export type * from "./data-import.ts";
export type * from "./debt.ts";
export type * from "./files-devices-goods.ts";
export type * from "./grid-connection.ts";
export type * from "./industry.ts";
export type * from "./ink.ts";
export type * from "./leads.ts";
export type * from "./join-supplier.ts";
export type * from "./leave-supplier.ts";
export type * from "./meters.ts";
