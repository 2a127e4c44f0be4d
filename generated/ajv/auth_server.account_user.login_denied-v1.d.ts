// Generated from events/authentication/auth_server.account_user.login_denied-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AuthServerAccountUserLoginDeniedV1 } from "../types/authentication.ts";

/** Whether a value satisfies `auth_server.account_user.login_denied-v1`, by the code of ajv. */
export declare const authServerAccountUserLoginDeniedV1: AjvGuard<AuthServerAccountUserLoginDeniedV1>;
