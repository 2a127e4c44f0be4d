// Telephone numbers. No other file knows the package libphonenumber-js. Its smallest metadata has
// the lengths and leading digits that each country uses. It accepts some numbers that were never
// issued, but refuses none that larger metadata accepts.
import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Longer than any number is written. For some texts the time to parse grows with the square. */
const MAX_LENGTH = 64;

/** Whether the telephone numbers of a country are known. `code` is its ISO 3166-1 alpha-2. */
export const isTelephoneCountry = (code: string): boolean => isSupportedCountry(code);

/** Whether a text is a telephone number that can exist. `country` is the one it may leave out. */
export function canExist(text: string, country: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {};
  // Without `extract: false` a number is found in any text around it.
  return parsePhoneNumberFromString(text, { ...home, extract: false })?.isValid() ?? false;
}
