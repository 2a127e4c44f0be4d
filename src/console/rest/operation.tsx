// Shows one operation: its request, answers, events and evidence.

import { amount } from "../../library/text/printable.ts";
import { markdownPage } from "../../reading/model/markdown-page.ts";
import type { DescribedOperation, NamedBody } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { BESIDE, Here, type Place, Title } from "../frame/page.tsx";
import { useAddress } from "../frame/router.ts";
import { Method, Prose } from "../parts/chip.tsx";
import { Assumed, EvidenceMark } from "../parts/evidence.tsx";
import { Fields } from "../parts/fields.tsx";
import { Code, Copy } from "../parts/panel.tsx";
import { Answers, rowsOf } from "./answers.tsx";

export function OperationView({ operation }: Readonly<{ operation: DescribedOperation }>) {
  const { status, code } = useAddress().query;
  const { operationId, parameters, requestBody, emits } = operation;
  const places: Place[] = [
    [BESIDE, "Try it", "narrow"],
    ...(parameters.length > 0 || requestBody ? [["request", "Request"] as const] : []),
    ["answers", `Answers ${rowsOf(operation).length}`],
    ["emits", "Events"],
    ["evidence", "Evidence"],
  ];
  return (
    <>
      <p class="controls">
        <span>{operation.section}</span>
        <code>{operationId}</code>
      </p>
      <Title text={operation.summary} />
      <div class="address">
        <Method name={operation.method} /> <Code text={operation.path} />
      </div>
      <Prose look="lead" text={operation.description} />
      <Here places={places} />
      <Request operation={operation} />
      <h2 id="answers">Answers</h2>
      <Answers key={`${status} ${code}`} operation={operation} />
      <Emits names={emits} />
      <Evidence operation={operation} />
      <p>
        <Copy text={() => markdownPage({ ...operation, kind: "operation" })}>Copy as Markdown</Copy>
      </p>
    </>
  );
}

const Emits = ({ names }: Readonly<{ names: readonly string[] }>) => (
  <>
    <h2 id="emits">Events</h2>
    <ul>
      {names.length === 0 && <li>It emits none.</li>}
      {names.map((name) => (
        <li key={name}>
          <a class="code" href={hrefOf("events", name)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
    <Assumed ids={["emitted-events"]} />
  </>
);

const WAYS: Readonly<Record<string, string>> = { token: "a token", apiKey: "the API key" };

function Request({ operation }: Readonly<{ operation: DescribedOperation }>) {
  const { field: target } = useAddress().query;
  const { operationId, parameters, requestBody: body, security } = operation;
  const ways = security.map(({ name }) => WAYS[name] ?? name).join(" or ");
  return (
    <>
      <h2 id="request">Request</h2>
      <p class="controls">
        {security.length === 0 ? "Needs no credentials." : `Needs ${ways}.`}
        <EvidenceMark
          evidence={[...operation.evidence, ...(body?.evidence ?? [])]}
          fields={[...parameters, ...(body?.fields ?? [])]}
        />
      </p>
      {parameters.length > 0 && (
        <Fields
          of={`${operationId} parameters`}
          name="Parameters"
          fields={parameters.map((field) => ({ ...field, type: `${field.type} in ${field.in}` }))}
          target={target}
        />
      )}
      {body && <BodyHead body={body} />}
      {body && <Fields of={`${operationId} body`} fields={body.fields} target={target} />}
    </>
  );
}

function BodyHead({ body }: Readonly<{ body: NamedBody }>) {
  const { shape, type, fields, description } = body;
  const required = fields.filter((field) => field.required && field.depth === 0).length;
  return (
    <p>
      {shape === undefined ? (
        <code>{type}</code>
      ) : (
        <a class="code" href={hrefOf("shapes", shape)}>
          {type.replace("object", shape)}
        </a>
      )}
      , {amount(fields.length, "field")}, {required} required. {description}
    </p>
  );
}

/** Lists the assumptions that belong to no single rule, mostly about errors. */
function Evidence({ operation: { assumptions } }: Readonly<{ operation: DescribedOperation }>) {
  return (
    <>
      <h2 id="evidence">Evidence</h2>
      <p class="controls">
        What the contract assumes about this operation, and about all operations:
        <EvidenceMark evidence={[...assumptions.operation, ...assumptions.interface]} />
      </p>
    </>
  );
}
