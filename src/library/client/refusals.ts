import { REFUSAL_FIELDS } from "../../../generated/refusal-fields.ts";
import type { ErrorBody, FieldError, Refusal } from "../../../generated/rest-types.ts";
import type { ERROR_CODES } from "../../../generated/rest-values.ts";
import { readJson } from "../json/read-json.ts";
import { AnswerError } from "./answer-error.ts";
import type { AnswerCheck } from "./check-answers.ts";

type Code = keyof typeof ERROR_CODES;

export type RefusalBody<Of extends Code> = [Extract<Refusal, { code: Of }>] extends [never]
  ? Refusal & { code: Of }
  : Extract<Refusal, { code: Of }>;

/** A body that an operation declares. It was not thrown, or the type of what is thrown says so. */
interface AnyBody {
  readonly code: string;
  readonly detail: string;
  readonly errors: readonly unknown[];
  readonly stack?: never;
}

/** A refusal of the API, as `refusals` throws it. The fields of its body are fields of it, too. */
export class RefusalError<Body extends ErrorBody = Refusal> extends Error {
  override readonly name = "RefusalError";
  readonly status: number;
  readonly body: Body;
  declare readonly code: Body["code"];
  declare readonly detail: string;
  declare readonly errors: readonly FieldError[];
  /** After how many seconds it is worth trying again, if the API says so. */
  readonly waitSeconds: number | undefined;

  constructor(body: Body, { status, headers }: Pick<Response, "status" | "headers">) {
    super(body.detail);
    this.status = status;
    this.body = body;
    this.waitSeconds = waitIn(headers);
    // What has the type of a body, as with openapi-react-query, is read like one.
    for (const [name, value] of Object.entries(body))
      if (!(name in this)) Object.assign(this, { [name]: value });
  }
}

/** Reads `Retry-After`, which is a number of seconds or a date. */
export function waitIn(headers: Headers): number | undefined {
  const text = headers.get("Retry-After") ?? "";
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/**
 * Whether something is a refusal, with this code if one is given. A code decides which fields there
 * are: those of a body are its own then, and those of a `RefusalError` lie in `body`.
 */
export function isRefusal<Body extends AnyBody>(body: Body | null | undefined): body is Body;
export function isRefusal<Body extends AnyBody, Of extends Code>(
  body: Body | null | undefined,
  code: Of,
): body is Body & RefusalBody<Of>;
export function isRefusal(error: unknown): error is RefusalError;
export function isRefusal<Of extends Code>(
  error: unknown,
  code: Of,
): error is RefusalError<RefusalBody<Of>>;
export function isRefusal(error: unknown, code?: Code): boolean {
  if (code === undefined) return hasTexts(error, []);
  return hasTexts(error, REFUSAL_FIELDS[code] ?? []) && error.code === code;
}

function hasTexts(error: unknown, names: readonly string[]): error is Refusal {
  if (typeof error !== "object" || error === null) return false;
  const fields = error as Readonly<Record<string, unknown>>;
  const texts = ["detail", "code", ...names];
  return Array.isArray(fields.errors) && texts.every((name) => typeof fields[name] === "string");
}

/**
 * Makes a middleware for openapi-fetch that throws each refusal as a `RefusalError`. An answer of
 * 300 or more that has another body, such as the page of a gateway, is an `AnswerError`.
 */
export const refusals = (): AnswerCheck => ({
  async onResponse({ request, response, schemaPath }) {
    if (response.ok) return undefined;
    const body = readJson(await response.clone().text())?.value;
    if (hasTexts(body, [])) throw new RefusalError(body, response);
    const what = "the body is not that of a refusal";
    throw new AnswerError(`${request.method} ${schemaPath}`, response.status, [], what);
  },
});
