// Telephone numbers. No other file knows the package libphonenumber-js. Its smallest metadata has
// the lengths and leading digits that each country uses. It accepts some numbers that were never
// issued, but refuses none that larger metadata accepts.
import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min/es6";
import metadata from "libphonenumber-js/min/metadata";

/** Longer than any number is written. For some texts the time to parse grows with the square. */
const MAX_LENGTH = 64;

/** Whether the telephone numbers of a country are known. `code` is its ISO 3166-1 alpha-2. */
export const isTelephoneCountry = (code: string): boolean => isSupportedCountry(code);

/** Whether a text is a telephone number that can exist. `country` is the one it may leave out. */
export function canExist(text: string, country: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  if (isPlain(text)) return true;
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {};
  // Without `extract: false` a number is found in any text around it.
  return parsePhoneNumberFromString(text, { ...home, extract: false })?.isValid() ?? false;
}

/** The index in the metadata of a country of the pattern of all its numbers, without the code. */
const PATTERN = 2;
/** The pattern of stored numbers, a plus and digits, for each code that only one country has. */
const patterns = new Map<string, RegExp>();

/** Whether a text is sure to be a number that can exist, without the cost of parsing it. */
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
