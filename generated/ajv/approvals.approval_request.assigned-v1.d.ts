// Generated from events/approvals/approvals.approval_request.assigned-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ApprovalsApprovalRequestAssignedV1 } from "../types/approvals.ts";

/** Whether a value satisfies `approvals.approval_request.assigned-v1`, by the code of ajv. */
export declare const approvalsApprovalRequestAssignedV1: AjvGuard<ApprovalsApprovalRequestAssignedV1>;
