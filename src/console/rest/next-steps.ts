// Offers the operations that the contract links to an answer, with their forms filled in.
import { readJson } from "../../library/json/read-json.ts";
import type { DescribedOperation } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { HAS_CONTROL } from "../frame/host.ts";
import { handOver } from "../parts/text-handover.ts";
import type { Sent } from "./sent-requests.ts";

type Fields = Readonly<Record<string, unknown>>;
const fieldsIn = (value: unknown): Fields => (value ?? {}) as Fields;

/** The links below an answer. A link opens a form with values; the visitor sends the form. */
export function nextSteps(
  { operationId, filled, answered }: Sent,
  operations: Readonly<Record<string, DescribedOperation>>,
) {
  const request = fieldsIn(readJson(filled.body ?? "")?.value);
  const { import_supplier: supplier, external_account_number: number } = request;
  const fieldAt = (place: string): string => {
    const body = place.startsWith("$request") ? request : fieldsIn(answered.body);
    return `${body[place.slice(place.lastIndexOf("/") + 1)] ?? ""}`;
  };
  const answers = operations[operationId]?.answers ?? [];
  const links = answers.find(({ status }) => status === `${answered.status}`)?.links ?? [];
  const steps = links.map(({ description, operationId: to, parameters = {}, requestBody }) => {
    const values = Object.entries(parameters).map(([name, place]) => [name, fieldAt(place)]);
    const example = operations[to]?.examples[0]?.value;
    const body = requestBody === "$response.body" ? answered.body : mixed(example, request);
    return {
      title: description.replace(/\.$/, ""),
      href: hrefOf("rest", to, Object.fromEntries(values)),
      fill: () => body !== undefined && handOver(to, JSON.stringify(body, null, 2)),
    };
  });
  const account = `${supplier}/${number}`;
  const live = { title: "See it live", href: hrefOf("live", "", { account }), fill: undefined };
  return HAS_CONTROL && steps.length > 0 && number ? [...steps, live] : steps;
}

/** The example of a body with the values of the request before, in the fields that both have. */
function mixed(example: unknown, request: Fields): unknown {
  if (example === undefined || Array.isArray(example)) return example;
  const known = Object.entries(request).filter(([name]) => Object.hasOwn(fieldsIn(example), name));
  return { ...fieldsIn(example), ...Object.fromEntries(known) };
}
