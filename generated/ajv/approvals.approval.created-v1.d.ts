// Generated from events/approvals/approvals.approval.created-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ApprovalsApprovalCreatedV1 } from "../types/approvals.ts";

/** Whether a value satisfies `approvals.approval.created-v1`, by the code of ajv. */
export declare const approvalsApprovalCreatedV1: AjvGuard<ApprovalsApprovalCreatedV1>;
