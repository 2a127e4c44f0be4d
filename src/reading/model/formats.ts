// All that is known of a format, but how a text is tested: the words and the code of a text that
// does not have it.
import { dateTimeWanted, type FORMATS } from "../../library/runtime/formats.ts";

interface Format {
  readonly code: string;
  readonly wanted: string;
}

/** A format that contracts of this package may have: the library tests it. */
interface TestedFormat extends Format {
  /** The function of src/library/runtime/formats.ts that tests the format. */
  readonly test: string;
}

export const TESTED_FORMATS: Readonly<Record<keyof typeof FORMATS, TestedFormat>> = {
  date: {
    code: "invalid_date",
    wanted: "a day that exists, as YYYY-MM-DD",
    test: "isDate",
  },
  uri: {
    code: "invalid_format",
    wanted: "an address such as https://example.com/",
    test: "isUri",
  },
};

/** The formats that have words, also in contracts of one's own, which ajv-formats tests. */
export const FORMATS_BY_NAME: ReadonlyMap<string, Format> = new Map(
  Object.entries({
    ...TESTED_FORMATS,
    "date-time": { code: "invalid_datetime", wanted: dateTimeWanted("") },
  }),
);
