// Generated from events/customer-access/ by `npm run generate`. Do not edit.

/**
 * A role for partner organisations was set up with its permissions.
 */
export interface CustomerAccessPartnerRolesCreatedV1 {
  code: string;
  /**
   * What the role allows.
   */
  permissions: string[];
}

/**
 * A role for partner organisations was changed. Apart from the role's code, each detail may be left out of the message.
 */
export interface CustomerAccessPartnerRolesUpdatedV1 {
  code: string;
  /**
   * Name of the role as people see it.
   */
  display_name?: string;
  description?: string;
  /**
   * What the role allows; in the example the full list after the change.
   */
  permissions?: string[];
}

/**
 * A role for people who work for a partner organisation was set up with its permissions.
 */
export interface CustomerAccessPartnerUserRolesCreatedV1 {
  code: string;
  /**
   * What the role allows.
   */
  permissions: string[];
}

/**
 * A role for people who work for a partner organisation was changed. Apart from the role's code, each detail may be left out of the message.
 */
export interface CustomerAccessPartnerUserRolesUpdatedV1 {
  code: string;
  /**
   * Name of the role as people see it.
   */
  display_name?: string;
  description?: string;
  /**
   * What the role allows; in the example the full list after the change.
   */
  permissions?: string[];
}

/**
 * A role for users was set up with its permissions.
 */
export interface CustomerAccessUserRolesCreatedV1 {
  code: string;
  /**
   * What the role allows.
   */
  permissions: string[];
  /**
   * Name of the role; the message about a later change has a display name instead.
   */
  name: string;
}

/**
 * A role for users was changed. Apart from the role's code, each detail may be left out of the message.
 */
export interface CustomerAccessUserRolesUpdatedV1 {
  code: string;
  /**
   * Name of the role as people see it.
   */
  display_name?: string;
  description?: string;
  /**
   * What the role allows; in the example the full list after the change.
   */
  permissions?: string[];
}
