/** One fault in a payload, as the REST API reports it. */
export interface Issue {
  /**
   * Where: field names and array indexes (from 0) joined by dots, as in `customers.0.mobile`. Empty
   * for the payload itself.
   */
  readonly attr: string;
  /** What kind of fault, for programs. Stable. */
  readonly code: string;
  /** What is wrong, for people. The wording may change. */
  readonly detail: string;
}

/**
 * Receives one fault: the JSON Pointer to it, the JSON type wanted (or a code), and for a code what
 * the value has to be.
 */
export type Report = (path: string, rule: string, wanted?: string) => void;
/**
 * Receives each object whose fields the contract names: the object, the JSON Pointer to it, and the
 * names joined by commas.
 */
export type Visit = (object: object, path: string, fields: string) => void;
/** Finds every fault of a payload. Generated. */
export type Explain = (data: any, path: string, report: Report, visit?: Visit) => void;

/**
 * Collects the faults that `explain` finds in `input`, and the unknown fields if `unknown` is set.
 */
export const findIssues = (input: unknown, explain: Explain, unknown?: boolean): Issue[] =>
  collectIssues(input, explain, unknown).issues;

/** Collects at most `limit` issues, and counts the rest. */
export function collectIssues(
  input: unknown,
  explain: Explain,
  unknown?: boolean,
  limit = 1 / 0,
): { issues: Issue[]; omitted: number } {
  const issues: Issue[] = [];
  let omitted = 0;
  const add = (attr: string, code: string, message: string, subject = attr || "The payload") => {
    issues.push({ attr, code, detail: `${subject} ${message}` });
  };
  const attrOf = (path: string) => path.slice(1).replaceAll("/", ".");
  explain(
    input,
    "",
    (path, rule, wanted) => {
      if (issues.length >= limit) return void omitted++;
      const attr = attrOf(path);
      const value = path
        .split("/")
        .slice(1)
        .reduce((parent: any, key) => parent?.[key], input);
      if (rule === "required") add(attr, rule, wanted ?? "is required");
      else if (wanted) add(attr, rule, `must be ${wanted}${instead(value)}`);
      else
        add(
          attr,
          value === null ? "null" : "invalid_type",
          `must be ${/^[aio]/.test(rule) ? "an" : "a"} ${rule}${instead(value)}`,
        );
    },
    unknown
      ? (object, path, fields) => {
          const known = fields.split(",");
          for (const key of Object.keys(object)) {
            if (known.includes(key)) continue;
            if (issues.length >= limit) {
              omitted++;
              continue;
            }
            const meant = nearest(key, known);
            const attr = path ? `${attrOf(path)}.${key}` : key;
            add(
              attr,
              "unknown_field",
              `is not a field of this contract${meant ? `; did you mean ${meant}?` : ""}`,
              attr || '""',
            );
          }
        }
      : undefined,
  );
  return { issues, omitted };
}

/**
 * `, not the number 7`: what the value is instead. Payloads hold personal data, so nothing longer
 * than a short scalar is quoted.
 */
function instead(value: unknown): string {
  if (value === null) return ", not null";
  if (Array.isArray(value)) return `, not ${value.length > 0 ? "an array" : "an empty array"}`;
  if (typeof value === "string")
    return `, not ${value.length > 24 ? "a longer string" : `the string ${JSON.stringify(value)}`}`;
  if (typeof value === "object") return ", not an object";
  if (typeof value === "number" || typeof value === "boolean")
    return `, not the ${typeof value} ${value}`;
  return `, not ${typeof value}`;
}

/** The candidate that differs least from a word, if that is little enough for a typing error. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    // A comparison takes as many steps as the product of both lengths.
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const distance = editDistance(word, candidate);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

function editDistance(a: string, b: string): number {
  let row = Array.from(b, (_, index) => index + 1);
  for (let i = 0; i < a.length; i++) {
    let left = i + 1;
    let diagonal = i;
    row = row.map((above, j) => {
      left = Math.min(left + 1, above + 1, diagonal + Number(a[i] !== b[j]));
      diagonal = above;
      return left;
    });
  }
  return row.at(-1) ?? a.length;
}
