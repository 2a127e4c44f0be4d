// Checks telephone numbers. Only this file imports libphonenumber-js. Its smallest metadata has the
// lengths and leading digits of each country. The check accepts some numbers that were never
// issued, but refuses none that larger metadata accepts.
import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min/es6";
import metadata from "libphonenumber-js/min/metadata";

/** The longest text that is parsed. For some longer texts, parsing takes quadratic time. */
const MAX_LENGTH = 64;

/** True if the telephone numbers of a country are known. `code` is the ISO 3166-1 alpha-2 code. */
export const isTelephoneCountry = (code: string): boolean => isSupportedCountry(code);

/** True if a telephone number can exist. `country` applies to numbers without a country code. */
export function canExist(text: string, country: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  if (isPlain(text)) return true;
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {};
  // Without `extract: false`, the parser accepts a text that has other words around the number.
  return parsePhoneNumberFromString(text, { ...home, extract: false })?.isValid() ?? false;
}

/** The index, in the metadata of a country, of the pattern for all its numbers. */
const PATTERN = 2;
/** Patterns of numbers that are `+` and digits, by country code (of one country only). */
const patterns = new Map<string, RegExp>();

/** True if a text surely is a number that can exist. This test is much cheaper than parsing. */
export function isPlain(text: string): boolean {
  for (let end = 2; end <= 4; end++) {
    const code = text.slice(1, end);
    const [country, secondCountry] = metadata.country_calling_codes[code] ?? [];
    if (!country) continue;
    if (secondCountry) return false;
    let pattern = patterns.get(code);
    if (!pattern) {
      pattern = new RegExp(`^\\+${code}(?:${metadata.countries[country]?.[PATTERN]})$`);
      patterns.set(code, pattern);
    }
    return pattern.test(text);
  }
  return false;
}
