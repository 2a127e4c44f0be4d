// Generated from events/approvals/approvals.approval.rejected-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ApprovalsApprovalRejectedV1 } from "../types/approvals.ts";

/** Whether a value satisfies `approvals.approval.rejected-v1`, by the code of ajv. */
export declare const approvalsApprovalRejectedV1: AjvGuard<ApprovalsApprovalRejectedV1>;
