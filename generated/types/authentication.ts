// Generated from events/authentication/ by `npm run generate`. Do not edit.

/**
 * An access token was issued that lets a delegate act for a viewer.
 */
export interface AuthServerAccessTokenIssuedV1 {
  /**
   * Who or what holds the token.
   */
  delegate: string;
  /**
   * The user for whom the token was issued.
   */
  viewer: string;
  /**
   * Internal id of that user.
   */
  viewer_id: number;
}

/**
 * The challenge for the second login factor (multi-factor authentication, MFA), for example a code by text message, could not be created.
 */
export interface AuthServerAccountUserGenerateMfaChallengeErrorV1 {
  account_user_id: number;
  /**
   * Public number of the person, next to the internal account_user_id.
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
   * Public number of the person, next to the internal account_user_id.
   */
  account_user_number: string;
  /**
   * How the person proved who they are, as a code.
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
   * Public number of the person, next to the internal account_user_id.
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
   * Public number of the person, next to the internal account_user_id.
   */
  account_user_number: string;
  /**
   * Step at which the login failed, as a code.
   */
  step: string;
  failure_reason: string;
  /**
   * Retail brand that the person tried to log in to.
   */
  brand: string;
  /**
   * Retail brands that the person is a customer of.
   */
  user_brands: string[];
}

/**
 * An account user got past one step of the login, such as entering the code for the second factor.
 */
export interface AuthServerAccountUserLoginStepCompletedV1 {
  account_user_id: number;
  /**
   * Public number of the person, next to the internal account_user_id.
   */
  account_user_number: string;
  /**
   * Step of the login concerned, as a code.
   */
  step: string;
  /**
   * Kind of device used as the second factor in multi-factor authentication (MFA).
   */
  mfa_device_type: string;
}
