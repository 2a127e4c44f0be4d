// libphonenumber-js, the one file that knows it. Its smallest metadata has the lengths and leading digits that each country uses, and is wrong to
// one side only: it takes some numbers that were never handed out, and refuses none that larger metadata knows.
import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { valueAt } from "../../json/pointer.ts";
import type { Issue } from "../../runtime/issue.ts";
import type { Settings } from "../settings.ts";
import { findSupplier } from "./suppliers.ts";

/** Longer than any way to write a number. Parsing takes the square of the length for some texts. */
const MAX_LENGTH = 64;
/** The country of suppliers that nobody has set up. */
const DEFAULT_COUNTRY = "DE";

/** The customers' telephone numbers that can't exist. Takes any JSON, so that these faults are named beside those of the contract. */
export function findPhoneFaults(body: unknown, settings?: Settings): Issue[] {
  const code = valueAt(body, ["import_supplier"]);
  const supplier = settings && typeof code === "string" ? findSupplier(code, settings) : undefined;
  const country = supplier?.country ?? DEFAULT_COUNTRY;
  const customers = valueAt(body, ["customers"]);
  if (!Array.isArray(customers)) return [];
  return customers.flatMap((customer, index) => {
    const [mobile, landline] = [valueAt(customer, ["mobile"]), valueAt(customer, ["landline"])];
    return [
      ...(isFault(mobile, country) ? [fault(`customers.${index}.mobile`)] : []),
      ...(landline !== "" && isFault(landline, country)
        ? [fault(`customers.${index}.landline`)]
        : []),
    ];
  });
}

/** Whether telephone numbers of a country are known, by its code of ISO 3166-1 alpha-2. */
export const isTelephoneCountry = (code: string): boolean => isSupportedCountry(code);

/** What is no text breaks the contract, which says so itself. */
const isFault = (value: unknown, country: string): boolean =>
  typeof value === "string" && !canExist(value, country);

function canExist(text: string, country: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {};
  // Without `extract: false` a number is found in any text around it.
  return parsePhoneNumberFromString(text, { ...home, extract: false })?.isValid() ?? false;
}

const fault = (attr: string): Issue => ({
  attr,
  code: "invalid_phone_number",
  detail: `${attr} is not a telephone number that can exist`,
});
