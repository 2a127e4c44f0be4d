// Generated from events/authentication/ by `npm run generate`. Do not edit.

/**
 * An access token was issued that lets a delegate act for a viewer.
 */
export interface AuthServerAccessTokenIssuedV1 {
  /**
   * Who or what acts for the viewer.
   */
  delegate: string;
  /**
   * The user for whom the token was issued.
   */
  viewer: string;
  /**
   * Id of that user.
   */
  viewer_id: number;
}

/**
 * The challenge for the second login factor (multi-factor authentication, MFA), for example a code by text message, could not be created.
 */
export interface AuthServerAccountUserGenerateMfaChallengeErrorV1 {
  account_user_id: number;
  /**
   * Number of the person, beside account_user_id.
   */
  account_user_number: string;
  /**
   * The device the challenge was meant for.
   */
  device: string;
}

/**
 * An account user logged in.
 */
export interface AuthServerAccountUserLoggedInV1 {
  account_user_id: number;
  /**
   * Number of the person, beside account_user_id.
   */
  account_user_number: string;
  /**
   * How the person logged in.
   */
  login_method: string;
  /**
   * Kind of device used as the second factor in multi-factor authentication (MFA).
   */
  mfa_device_type: string;
}

/**
 * An account user was refused a login because of security rules.
 */
export interface AuthServerAccountUserLoginDeniedV1 {
  account_user_id: number;
  /**
   * Number of the person, beside account_user_id.
   */
  account_user_number: string;
  /**
   * The security rules that led to the refusal.
   */
  enforced_security_rule_ids: number[];
}

/**
 * An account user tried to log in and did not get past one of the steps.
 */
export interface AuthServerAccountUserLoginFailedV1 {
  account_user_id: number;
  /**
   * Number of the person, beside account_user_id.
   */
  account_user_number: string;
  /**
   * Step at which the login failed.
   */
  step: string;
  failure_reason: string;
  /**
   * Brand that the login was for.
   */
  brand: string;
  /**
   * Brands that go with the person.
   */
  user_brands: string[];
}

/**
 * An account user got past one step of the login, such as entering the code for the second factor.
 */
export interface AuthServerAccountUserLoginStepCompletedV1 {
  account_user_id: number;
  /**
   * Number of the person, beside account_user_id.
   */
  account_user_number: string;
  /**
   * Step of the login concerned.
   */
  step: string;
  /**
   * Kind of device used as the second factor in multi-factor authentication (MFA).
   */
  mfa_device_type: string;
}
