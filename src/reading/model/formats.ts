// All that is known of a format, but how a text is tested: the words and the code of a text that
// does not have it, and a text that has it.
import { dateTimeWanted, type FORMATS } from "../../library/runtime/formats.ts";

export interface Format {
  /** The code of a text that does not have the format. The default is `invalid_format`. */
  readonly code?: string;
  readonly wanted?: string;
  readonly sample: string;
}

/** A format that contracts of this package may have: the library tests it. */
interface TestedFormat extends Required<Format> {
  /** The function of src/library/runtime/formats.ts that tests the format. */
  readonly test: string;
}

export const TESTED_FORMATS: Readonly<Record<keyof typeof FORMATS, TestedFormat>> = {
  date: {
    code: "invalid_date",
    wanted: "a day that exists, as YYYY-MM-DD",
    sample: "2025-03-28",
    test: "isDate",
  },
  uri: {
    code: "invalid_format",
    wanted: "an address such as https://example.com/",
    sample: "https://example.com/",
    test: "isUri",
  },
};

/** The formats of contracts of one's own, which ajv-formats tests. */
const OTHERS: Readonly<Record<string, Format>> = {
  "date-time": {
    code: "invalid_datetime",
    wanted: dateTimeWanted(""),
    sample: "2025-03-28T09:15:00Z",
  },
  time: { sample: "09:15:00Z" },
  duration: { sample: "P1D" },
  email: { sample: "kim.example@example.com" },
  hostname: { sample: "example.com" },
  ipv4: { sample: "192.0.2.1" },
  ipv6: { sample: "2001:db8::1" },
  uuid: { sample: "6c1ff4f0-0a3c-4d2e-9a53-2f1a7c0b1d2e" },
};

/** The formats of which more than the name is known, for contracts of one's own. */
export const FORMATS_BY_NAME: ReadonlyMap<string, Format> = new Map(
  Object.entries({ ...TESTED_FORMATS, ...OTHERS }),
);
