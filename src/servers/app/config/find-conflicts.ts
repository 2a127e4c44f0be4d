// What the schema of the configuration can't express: values that have to differ, addresses,
// countries, and what defaults lead to.
import { explainServerConfig } from "../../../../generated/server-config.ts";
import { isTelephoneCountry } from "../../../library/rest/phone-numbers.ts";
import { findIssues } from "../../../library/runtime/examine.ts";
import type { Issue } from "../../../library/runtime/issue.ts";
import type { Settings } from "../../handlers/settings.ts";

/** Finds every fault in settings whose form is right. */
export function findConflicts(settings: Settings): Issue[] {
  const { apiKeys, tokens, operationsTeams, suppliers, publicUrl, paymentVendor, webhooks } =
    settings;
  return [
    ...findTwins(apiKeys, "apiKeys"),
    ...findTwins(tokens, "tokens"),
    ...findTwins(operationsTeams, "operationsTeams"),
    ...findTwins(
      suppliers.map(({ code }) => code),
      "suppliers",
      ".code",
    ),
    ...suppliers.flatMap(({ country }, index) =>
      isTelephoneCountry(country) ? [] : [unknownCountry(`suppliers.${index}.country`, country)],
    ),
    ...(publicUrl === null ? [] : findAddressFault("publicUrl", publicUrl)),
    ...(paymentVendor === null ? [] : findAddressFault("paymentVendor.url", paymentVendor.url)),
    ...webhooks.flatMap(({ url }, index) => findAddressFault(`webhooks.${index}.url`, url)),
    ...findTwins(
      webhooks.map(({ url }) => url),
      "webhooks",
      ".url",
    ),
    // Without a document root of its own, a supplier's code is used as one, and has to be a path.
    ...findIssues(settings, explainServerConfig),
  ];
}

/** Finds values that occur twice. The messages don't repeat them: some are secrets. */
function findTwins(values: readonly string[], list: string, field = ""): Issue[] {
  return values.flatMap((value, index) => {
    const first = values.indexOf(value);
    const attr = `${list}.${index}${field}`;
    return first === index
      ? []
      : [{ attr, code: "duplicate", detail: `${attr} is the same as ${list}.${first}${field}` }];
  });
}

function unknownCountry(attr: string, country: string): Issue {
  const detail = `${attr} must be the code of a country with telephone numbers, such as DE, not ${JSON.stringify(country)}`;
  return { attr, code: "invalid_choice", detail };
}

function findAddressFault(attr: string, text: string): Issue[] {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain =
    url &&
    /^https?:$/.test(url.protocol) &&
    url.username + url.password + url.search + url.hash === "";
  const detail = `${attr} must be an address that begins with http:// or https:// and has no user name, query or fragment`;
  return isPlain ? [] : [{ attr, code: "invalid_url", detail }];
}
