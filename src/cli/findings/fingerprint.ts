import { createHash } from "node:crypto";
import type { Finding } from "./finding.ts";

/** Names a finding. The name stays the same for the same issue, even if its line moves. */
export function fingerprintOf({ file, event, payload, record, attr, code }: Finding): string {
  const parts = [file, event, payload, attr, code, ...(record === undefined ? [] : [record])];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}
