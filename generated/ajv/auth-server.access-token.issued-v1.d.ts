// Generated from events/authentication/auth-server.access-token.issued-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { AuthServerAccessTokenIssuedV1 } from "../types/authentication.ts";

/** Whether a value satisfies `auth-server.access-token.issued-v1`, by the code of ajv. */
export declare const authServerAccessTokenIssuedV1: AjvGuard<AuthServerAccessTokenIssuedV1>;
