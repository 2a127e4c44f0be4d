// Generated from events/authentication/auth-server.access-token.issued-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("auth-server.access-token.issued-v1", isAuthServerAccessTokenIssuedV1, "{delegate,viewer,viewer_id:i}");

function isAuthServerAccessTokenIssuedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.delegate === "string" &&
  typeof v.viewer === "string" &&
  Number.isInteger(v.viewer_id);
}
