// Generated from events/authentication/auth_server.account_user.generate_mfa_challenge_error-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AuthServerAccountUserGenerateMfaChallengeErrorV1 } from "../types/authentication.ts";

/** Whether a value satisfies `auth_server.account_user.generate_mfa_challenge_error-v1`, by the code of ajv. */
export declare const authServerAccountUserGenerateMfaChallengeErrorV1: AjvGuard<AuthServerAccountUserGenerateMfaChallengeErrorV1>;
