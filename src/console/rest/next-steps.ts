// Offers the operations that follow an answer, with their forms filled in.
import { readJson } from "../../library/json/read-json.ts";
import type { DescribedOperation } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { isDone } from "../frame/ask.ts";
import { HAS_CONTROL } from "../frame/host.ts";
import { handOver } from "../parts/text-handover.ts";
import type { Sent } from "./sent-requests.ts";

/** A link below an answer. The link opens a form with values; the visitor sends the form. */
export type NextStep = Readonly<{ title: string; href: string; fill?: () => void }>;

type Fields = Readonly<Record<string, unknown>>;
const fieldsIn = (value: unknown): Fields => (value ?? {}) as Fields;
const textIn = (fields: Fields, name: string): string =>
  typeof fields[name] === "string" ? fields[name] : "";

export function nextSteps(
  { operationId, filled, answered }: Sent,
  operations: Readonly<Record<string, DescribedOperation>>,
): readonly NextStep[] {
  if (!isDone(answered)) return [];
  const body = fieldsIn(readJson(filled.body ?? "")?.value);
  const import_supplier_code = textIn(body, "import_supplier");
  const external_account_number = textIn(body, "external_account_number");
  const account = `${import_supplier_code}/${external_account_number}`;
  const live = HAS_CONTROL ? [{ title: "See it live", href: hrefOf("live", "", { account }) }] : [];
  if (operationId === "stageAccount") {
    const key = { import_supplier_code, external_account_number };
    return [
      processing(body, operations.processAccount),
      { title: "Read its status", href: hrefOf("rest", "getAccountTransferStatus", key) },
      ...live,
    ];
  }
  const answer = fieldsIn(answered.body);
  const account_number =
    textIn(answer, "platform_account_number") || textIn(answer, "account_number");
  const read = {
    title: "Read the account",
    href: hrefOf("rest", "getAccount", { account_number }),
  };
  return [
    ...(account_number === "" || operationId === "getAccount" ? [] : [read]),
    ...(operationId === "processAccount" ? live : []),
  ];
}

function processing(body: Fields, operation: DescribedOperation | undefined): NextStep {
  const taken = fieldsIn(operation?.examples[0]?.value);
  const known = Object.entries(body).filter(([name]) => Object.hasOwn(taken, name));
  const text = JSON.stringify({ ...taken, ...Object.fromEntries(known) }, null, 2);
  return {
    title: "Process it",
    href: hrefOf("rest", "processAccount"),
    fill: () => handOver("processAccount", text),
  };
}
