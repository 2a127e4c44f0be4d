// Generated from events/authentication/auth_server.account_user.login_step_completed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AuthServerAccountUserLoginStepCompletedV1 } from "../types/authentication.ts";

/** Whether a value satisfies `auth_server.account_user.login_step_completed-v1`, by the code of ajv. */
export declare const authServerAccountUserLoginStepCompletedV1: AjvGuard<AuthServerAccountUserLoginStepCompletedV1>;
