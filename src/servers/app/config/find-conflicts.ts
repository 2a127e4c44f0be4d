// What the schema of the configuration can't express: values that have to differ, addresses,
// countries, and what defaults lead to.
import { explainServerConfig } from "../../../../generated/server-config.ts";
import { isTelephoneCountry } from "../../../library/rest/phone-numbers.ts";
import { add, type Findings } from "../../../library/runtime/issue.ts";
import type { Settings } from "../../handlers/context.ts";
import { findTwins } from "../faults.ts";

/** Finds the faults in settings whose form is right. The messages about twins repeat no secret. */
export function findConflicts(settings: Settings, found: Findings): void {
  const { suppliers, publicUrl, paymentVendor, webhooks } = settings;
  for (const list of ["apiKeys", "tokens", "operationsTeams"] as const)
    findTwins(settings[list], { name: (text) => text, attr: (at) => `${list}.${at}` }, found);
  findTwins(suppliers, { name: ({ code }) => code, attr: (at) => `suppliers.${at}.code` }, found);
  for (const [index, { country }] of suppliers.entries())
    if (!isTelephoneCountry(country)) {
      const words = ` must be the code of a country with telephone numbers, such as DE, not ${JSON.stringify(country)}`;
      add(found, `suppliers.${index}.country`, "invalid_choice", words);
    }
  if (publicUrl !== null) checkAddress("publicUrl", publicUrl, found);
  if (paymentVendor !== null) checkAddress("paymentVendor.url", paymentVendor.url, found);
  for (const [index, { url }] of webhooks.entries())
    checkAddress(`webhooks.${index}.url`, url, found);
  findTwins(webhooks, { name: ({ url }) => url, attr: (at) => `webhooks.${at}.url` }, found);
  // Without a document root of its own, a supplier's code is used as one, and has to be a path.
  const { visit, ...filled } = found;
  explainServerConfig(settings, "", filled);
  Object.assign(found, filled);
}

function checkAddress(attr: string, text: string, found: Findings): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain =
    url &&
    /^https?:$/.test(url.protocol) &&
    url.username + url.password + url.search + url.hash === "";
  const words =
    " must be an address that begins with http:// or https:// and has no user name, query or fragment";
  if (!isPlain) add(found, attr, "invalid_url", words);
}
