// The operations of the REST API.
import type { OperationRow } from "../../reading/model/description.ts";
import type { DescribedOperation, Index } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { loadOperations } from "../frame/described.ts";
import { Loaded } from "../frame/load.tsx";
import { Page, Title } from "../frame/page.tsx";
import { useAddress } from "../frame/router.ts";
import { Assumed, EvidenceMarks } from "../parts/evidence.tsx";
import { FieldTree } from "../parts/field-tree.tsx";
import { Name } from "../parts/name.tsx";
import { OperationRows } from "../parts/operation-rows.tsx";
import { amount } from "../parts/plain.ts";
import { Prose } from "../parts/prose.tsx";
import { SideList } from "../parts/side-list.tsx";
import { Answers } from "./answers.tsx";
import { Beside } from "./beside.tsx";

export function Operations({ index }: { readonly index: Index }) {
  const { name } = useAddress();
  const sections = [...new Set(index.operations.map(({ section }) => section))];
  const groups = sections.map((title) => ({
    title,
    links: index.operations
      .filter(({ section }) => section === title)
      .map(({ operationId, summary, method }) => ({
        href: hrefOf("rest", operationId),
        text: summary,
        end: method,
        isCurrent: operationId === name,
      })),
  }));
  const side = <SideList name="Operations" groups={groups} />;
  if (name === "")
    return (
      <Page side={side}>
        <List sections={sections} operations={index.operations} />
      </Page>
    );
  return (
    <Loaded what={name} from={loadOperations}>
      {(operations) => {
        const operation = operations[name];
        return (
          operation && (
            <Page
              side={side}
              beside={<Beside key={name} operation={operation} />}
              besideName="Try it"
            >
              <Operation operation={operation} />
            </Page>
          )
        );
      }}
    </Loaded>
  );
}

function List({
  sections,
  operations,
}: {
  readonly sections: readonly string[];
  readonly operations: readonly OperationRow[];
}) {
  return (
    <>
      <Title text="REST" aside={amount(operations.length, "operation")} />
      {sections.map((section) => (
        <section key={section}>
          <h2>{section}</h2>
          <OperationRows
            operations={operations.filter((operation) => operation.section === section)}
          />
        </section>
      ))}
    </>
  );
}

const WAYS: Readonly<Record<string, string>> = { token: "a token", apiKey: "the API key" };

function Operation({ operation }: { readonly operation: DescribedOperation }) {
  const { field, status } = useAddress().query;
  const { operationId, requestBody: body, parameters, security } = operation;
  return (
    <>
      <Title text={operation.summary} aside={<span class="code">{operationId}</span>} />
      <p class="code address">
        <strong>{operation.method}</strong> <Name text={operation.path} />
      </p>
      <p>
        <Prose text={operation.description} />
      </p>
      <EvidenceMarks evidence={operation.evidence} />
      <p class="small quiet">
        {security.length === 0
          ? "Needs no credentials. "
          : `Needs ${security.map(({ name }) => WAYS[name] ?? name).join(" or ")}. `}
        <Emits names={operation.emits} />
      </p>
      {parameters.length > 0 && (
        <FieldTree
          of={`${operationId} parameters`}
          title="Parameters"
          fields={parameters.map((parameter) => ({
            ...parameter,
            type: `${parameter.type} in ${parameter.in}`,
          }))}
          target={field}
        />
      )}
      {body && (
        <>
          <FieldTree
            of={`${operationId} body`}
            title="Request body"
            about={[body.shape, body.type, amount(body.fields.length, "field")]
              .filter(Boolean)
              .join(", ")}
            fields={body.fields}
            target={field}
          />
          {body.description !== undefined && (
            <p class="small">
              <Prose text={body.description} />
            </p>
          )}
          <EvidenceMarks evidence={body.evidence} />
        </>
      )}
      <Answers key={operationId} operation={operation} chosen={status} />
      <Further operation={operation} />
    </>
  );
}

function Emits({ names }: { readonly names: readonly string[] }) {
  return (
    <>
      Emits{" "}
      {names.length === 0
        ? "nothing "
        : names.map((name) => (
            <span key={name}>
              <a href={hrefOf("events", name)}>{name}</a>{" "}
            </span>
          ))}
      <Assumed ids={["emitted-events"]} />
    </>
  );
}

/** What was assumed beyond what stands next to a rule: mostly about errors. */
function Further({ operation: { assumptions } }: { readonly operation: DescribedOperation }) {
  const idsOf = (list: readonly { readonly assumption: string }[]) =>
    list.map(({ assumption }) => assumption);
  return (
    <section>
      <h2>Evidence</h2>
      {assumptions.operation.length > 0 && (
        <p class="small">
          All that bears on this operation: <Assumed ids={idsOf(assumptions.operation)} />
        </p>
      )}
      {assumptions.interface.length > 0 && (
        <p class="small">
          Of the interface as a whole: <Assumed ids={idsOf(assumptions.interface)} />
        </p>
      )}
    </section>
  );
}
