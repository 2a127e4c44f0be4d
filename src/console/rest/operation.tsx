// Shows one operation: its request, answers, events and evidence.

import { amount } from "../../library/text/printable.ts";
import type { DescribedOperation, NamedBody, ReferenceEvidence } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { BESIDE, Here, type Place, Title } from "../frame/page.tsx";
import { useAddress } from "../frame/router.ts";
import { Chip, Icon, Method, Prose } from "../parts/chip.tsx";
import { Assumed, EvidenceMark } from "../parts/evidence.tsx";
import { Fields } from "../parts/fields.tsx";
import { operationMarkdown } from "../parts/markdown.ts";
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
        <Chip>{operation.section}</Chip>
        <code class="quiet">{operationId}</code>
      </p>
      <Title text={operation.summary} />
      <div class="address">
        <Method name={operation.method} /> <Code text={operation.path} />
      </div>
      <Prose look="lead" text={operation.description} />
      <Here places={places} />
      <Request operation={operation} />
      <h2 id="answers">Answers</h2>
      <Answers key={`${status} ${code}`} operation={operation} status={status} code={code} />
      <Emits names={emits} />
      <Evidence operation={operation} />
      <p>
        <Copy text={() => operationMarkdown(operation)}>Copy as Markdown</Copy>
      </p>
    </>
  );
}

const Emits = ({ names }: Readonly<{ names: readonly string[] }>) => (
  <>
    <h2 id="emits">Events</h2>
    <p class="chips">
      {names.length === 0 && "It emits none."}
      {names.map((name) => (
        <Chip key={name} kind="event" href={hrefOf("events", name)}>
          <Icon of="event" /> {name}
        </Chip>
      ))}
      <Assumed ids={["emitted-events"]} />
    </p>
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
      <p class="controls small quiet">
        {security.length === 0 ? "Needs no credentials." : `Needs ${ways}.`}
        <EvidenceMark evidence={operation.evidence} />
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
  const { shape, type, fields, evidence, description } = body;
  const required = fields.filter((field) => field.required && field.depth === 0).length;
  return (
    <>
      <div class="controls small quiet">
        <span>JSON</span>
        {shape !== undefined && (
          <Chip kind="link code" href={hrefOf("shapes", shape)}>
            {shape}
          </Chip>
        )}
        <span>
          {type}, {amount(fields.length, "field")}, {required} required
        </span>
        <EvidenceMark evidence={evidence} />
      </div>
      <Prose look="small quiet" text={description ?? ""} />
    </>
  );
}

/** Lists the assumptions that belong to no single rule, mostly about errors. */
function Evidence({ operation: { assumptions } }: Readonly<{ operation: DescribedOperation }>) {
  const groups: readonly (readonly [string, readonly ReferenceEvidence[]])[] = [
    ["All that bears on this operation:", assumptions.operation],
    ["Of the interface as a whole:", assumptions.interface],
  ];
  return (
    <>
      <h2 id="evidence">Evidence</h2>
      {groups.map(([words, evidence]) => (
        <p key={words} class="controls">
          {words} <EvidenceMark evidence={evidence} />
        </p>
      ))}
    </>
  );
}
