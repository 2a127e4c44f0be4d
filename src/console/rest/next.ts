// Where an answer leads: the operations that come after it, filled in.
import { readJson } from "../../library/json/read-json.ts";
import type { DescribedOperation } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { HAS_CONTROL } from "../frame/host.ts";
import { draftOf, keepDraft, type Sent } from "./exchange.ts";

/** A link below an answer. What it opens is filled in; nothing is sent by itself. */
export interface NextStep {
  readonly title: string;
  readonly href: string;
  readonly fill: () => void;
}

type Operations = Readonly<Record<string, DescribedOperation>>;
type Fields = Readonly<Record<string, unknown>>;

const fieldsIn = (value: unknown): Fields => (value ?? {}) as Fields;
const parse = (text = ""): Fields => fieldsIn(readJson(text)?.value);

const textIn = (fields: Fields, name: string): string =>
  typeof fields[name] === "string" ? fields[name] : "";

/** What can be done after a request was answered well. */
export function nextSteps(
  { operationId, filled, answered }: Sent,
  operations: Operations,
): readonly NextStep[] {
  if (answered === "nobody" || answered.status >= 300) return [];
  const body = parse(filled.body);
  const supplier = textIn(body, "import_supplier");
  const number = textIn(body, "external_account_number");
  const live: NextStep = {
    title: "See it live",
    href: hrefOf("live", "", { account: `${supplier}/${number}` }),
    fill: () => {},
  };
  const withLive = HAS_CONTROL ? [live] : [];
  if (operationId === "stageAccount")
    return [
      step("Process it", operations.processAccount, {}, body),
      step("Read its status", operations.getAccountTransferStatus, {
        import_supplier_code: supplier,
        external_account_number: number,
      }),
      ...withLive,
    ].flatMap((one) => one ?? []);
  const account = accountIn(fieldsIn(answered.body));
  const read = account === "" ? undefined : operations.getAccount;
  return [
    step("Read the account", operationId === "getAccount" ? undefined : read, {
      account_number: account,
    }),
    ...(operationId === "processAccount" ? withLive : []),
  ].flatMap((one) => one ?? []);
}

/** The number of an account on the platform in an answer. */
const accountIn = (answer: Fields): string =>
  textIn(answer, "platform_account_number") || textIn(answer, "account_number");

/** An operation with parameters, and with the fields of a body that it has, too. */
function step(
  title: string,
  operation: DescribedOperation | undefined,
  values: Readonly<Record<string, string>>,
  body: Fields = {},
): NextStep | undefined {
  if (!operation) return undefined;
  const fill = () => {
    const draft = draftOf(operation);
    const own = parse(draft.body);
    const known = Object.entries(body).filter(([name]) => Object.hasOwn(own, name));
    keepDraft(operation.operationId, {
      ...draft,
      values: { ...draft.values, ...values },
      body: draft.body && JSON.stringify({ ...own, ...Object.fromEntries(known) }, null, 2),
    });
  };
  return { title, href: hrefOf("rest", operation.operationId), fill };
}
