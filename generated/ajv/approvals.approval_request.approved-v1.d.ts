// Generated from events/approvals/approvals.approval_request.approved-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ApprovalsApprovalRequestApprovedV1 } from "../types/approvals.ts";

/** Whether a value satisfies `approvals.approval_request.approved-v1`, by the code of ajv. */
export declare const approvalsApprovalRequestApprovedV1: AjvGuard<ApprovalsApprovalRequestApprovedV1>;
