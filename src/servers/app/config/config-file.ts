// Reads settings from the text of the operator's file. This code needs no file system.
import { explainServerConfig, isServerConfig } from "../../../../generated/server-config.ts";
import type { ServerConfig } from "../../../../generated/server-types.ts";
import { findHazard } from "../../../library/json/hazards.ts";
import { isTelephoneCountry } from "../../../library/rest/phone-numbers.ts";
import { add, type Findings } from "../../../library/runtime/issue.ts";
import type { Settings } from "../../handlers/handler.ts";
import { findFaults, findTwins, textsIn } from "../../http/document-faults.ts";
import { hazardLine, issueLine, withRest } from "../fault-lines.ts";
import { fillIn } from "./development.ts";

const LIMITS = { depth: 32, values: 100_000 };
const BYTE_ORDER_MARK = /^\uFEFF/;

export function parseSettings(
  text: string,
  file: string,
): { settings: Settings } | { problems: string[] } {
  const source = text.replace(BYTE_ORDER_MARK, "");
  const hazard = findHazard(source, LIMITS, withoutSecrets);
  if (hazard) return { problems: [hazardLine(file, hazard)] };
  const config: unknown = JSON.parse(source);
  const settings = isServerConfig(config) ? fillIn(config as ServerConfig) : undefined;
  const { issues, omitted } = findFaults(
    config,
    explainServerConfig,
    ["file", "a setting"],
    (findings) => settings && findConflicts(settings, findings),
    mayBeSecret,
  );
  if (settings && issues.length === 0) return { settings };
  const lines = issues
    .map((issue) => issueLine(file, source, issue))
    .sort((a, b) => a.offset - b.offset) // the order of the file
    .map(({ line }) => line);
  return { problems: withRest(lines, omitted) };
}

/** The settings that hold a secret, or an address that may have a password in it. */
const SECRET = ["apiKeys", "tokens", "webhooks", "publicUrl", "paymentVendor"];

/** Returns the settings whose numbers an error may quote. */
const withoutSecrets = (config: unknown): object =>
  Object.fromEntries(Object.entries(Object(config)).filter(([name]) => !SECRET.includes(name)));

/** True if a secret may stand at a place. In a file of a wrong form it may stand anywhere. */
function mayBeSecret(attr: string): boolean {
  const [name = ""] = attr.split(".");
  return ["", ...SECRET].includes(name) && attr !== "paymentVendor.timeoutSeconds";
}

function findConflicts(settings: Settings, findings: Findings): void {
  const { suppliers, publicUrl, paymentVendor, webhooks } = settings;
  for (const list of ["apiKeys", "tokens", "operationsTeams"] as const)
    findTwins(textsIn(list, settings[list], "", String), findings);
  findTwins(
    textsIn("suppliers", suppliers, "code", ({ code }) => code),
    findings,
  );
  for (const [index, { country }] of suppliers.entries())
    if (!isTelephoneCountry(country)) {
      const words = ` must be the code of a country with telephone numbers, such as DE, not ${JSON.stringify(country)}`;
      add(findings, `suppliers.${index}.country`, "invalid_choice", words);
    }
  if (publicUrl !== null) checkAddress("publicUrl", publicUrl, findings);
  if (paymentVendor !== null) checkAddress("paymentVendor.url", paymentVendor.url, findings);
  for (const [index, { url }] of webhooks.entries())
    checkAddress(`webhooks.${index}.url`, url, findings);
  findTwins(
    textsIn("webhooks", webhooks, "url", ({ url }) => url),
    findings,
  );
  // Checks the filled settings too: a code that is used as a document root has to be a path.
  const { visit, ...filled } = findings;
  explainServerConfig(settings, "", filled);
  Object.assign(findings, filled);
}

function checkAddress(attr: string, text: string, findings: Findings): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain =
    url &&
    /^https?:$/.test(url.protocol) &&
    url.username + url.password + url.search + url.hash === "";
  const words =
    " must be an address that begins with http:// or https:// and has no user name, query or fragment";
  if (!isPlain) add(findings, attr, "invalid_url", words);
}
