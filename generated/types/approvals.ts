// Generated from events/approvals/ by `npm run generate`. Do not edit.

/**
 * An approval was granted.
 */
export interface ApprovalsApprovalApprovedV1 {
  /**
   * The approval.
   */
  approval_id: string;
  /**
   * What kind of action needs approval.
   */
  process_type: string;
  /**
   * Details of the action. The example shows an amount, the account concerned and the reason.
   */
  process_data: {
    [k: string]: unknown;
  };
  approved_at: string;
}

/**
 * Approval was asked for before an action may go ahead, and somebody was named to decide.
 */
export interface ApprovalsApprovalCreatedV1 {
  /**
   * The approval.
   */
  approval_id: string;
  /**
   * What kind of action needs approval.
   */
  process_type: string;
  requested_at: string;
  /**
   * Who is to decide.
   */
  assigned_to_id: number;
  /**
   * Who asked for the approval.
   */
  requested_by_id: number;
}

/**
 * An approval was refused.
 */
export interface ApprovalsApprovalRejectedV1 {
  /**
   * The approval.
   */
  approval_id: string;
  /**
   * What kind of action needs approval.
   */
  process_type: string;
  /**
   * Details of the action. The example shows an amount, the account concerned and the reason.
   */
  process_data: {
    [k: string]: unknown;
  };
  rejected_at: string;
}

/**
 * A request to decide on an approval was answered with yes.
 */
export interface ApprovalsApprovalRequestApprovedV1 {
  /**
   * The approval.
   */
  approval_id: string;
  /**
   * What kind of action needs approval.
   */
  process_type: string;
  /**
   * One request for a decision within the approval.
   */
  request_id: string;
  approved_by_id: number;
  approved_at: string;
  /**
   * Why it was granted.
   */
  approval_reason: string;
}

/**
 * A request to decide on an approval was given to somebody.
 */
export interface ApprovalsApprovalRequestAssignedV1 {
  /**
   * The approval.
   */
  approval_id: string;
  /**
   * What kind of action needs approval.
   */
  process_type: string;
  /**
   * One request for a decision within the approval.
   */
  request_id: string;
  /**
   * Who is to decide.
   */
  assigned_to_id: number;
  assigned_at: string;
}

/**
 * A request to decide on an approval was answered with no.
 */
export interface ApprovalsApprovalRequestRejectedV1 {
  /**
   * The approval.
   */
  approval_id: string;
  /**
   * What kind of action needs approval.
   */
  process_type: string;
  /**
   * One request for a decision within the approval.
   */
  request_id: string;
  rejected_by_id: number;
  /**
   * Why it was refused.
   */
  rejection_reason: string;
  rejected_at: string;
}
