// Checks telephone numbers. No other file knows the package libphonenumber-js. Its smallest
// metadata has the lengths and leading digits that each country uses. It accepts some numbers that
// were never issued, but refuses none that larger metadata accepts.
import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { valueAt } from "../../json/pointer.ts";
import type { Issue } from "../../runtime/issue.ts";
import type { Settings } from "../settings.ts";
import { findSupplier } from "./suppliers.ts";

/** Longer than any number is written. For some texts the time to parse grows with the square. */
const MAX_LENGTH = 64;
/** The country for suppliers that are not configured. */
const DEFAULT_COUNTRY = "DE";

/**
 * Finds customers' telephone numbers that can't exist. Takes any JSON, so that these faults are
 * answered together with those of the contract.
 */
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

/** Whether the telephone numbers of a country are known. `code` is its ISO 3166-1 alpha-2. */
export const isTelephoneCountry = (code: string): boolean => isSupportedCountry(code);

/** A value that is not a text breaks the contract, which reports it. */
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
