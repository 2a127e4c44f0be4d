// Shows a shape of the contract: its fields, its code and its uses.
import { amount } from "../../library/text/printable.ts";
import type { NamedBody, ShapeUse, ShapeUses } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { loadOperations } from "../frame/descriptions.ts";
import { Loaded, loadDocument, loadJson } from "../frame/load.tsx";
import { Page, Title } from "../frame/page.tsx";
import { useAddress } from "../frame/router.ts";
import { Name, Prose } from "../parts/chip.tsx";
import { Fields, isInside } from "../parts/fields.tsx";
import { codeTab, Panel, schemaTab, Tabs } from "../parts/panel.tsx";
import { SideList } from "../parts/side-list.tsx";
import { Rows, Table } from "../parts/table.tsx";

const load = async () => ({
  shapes: await loadJson<ShapeUses>("./shapes.json"),
  operations: await loadOperations(),
});

export const View = () => (
  <Loaded what="the shapes" from={load}>
    {(here) => <Opened {...here} />}
  </Loaded>
);

function Opened({ shapes, operations }: Awaited<ReturnType<typeof load>>) {
  const { name, query } = useAddress();
  if (name === "") return <List shapes={shapes} />;
  const uses = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
  const links = Object.keys(shapes).map((text) => ({ href: hrefOf("shapes", text), text }));
  const groups = [
    { links: [{ href: hrefOf("rest"), text: "All operations" }] },
    { links, isCode: true },
  ];
  const side = <SideList name="Shapes" current={hrefOf("shapes", name)} groups={groups} />;
  if (!uses)
    return (
      <Page side={side}>
        <Title text="Not found" />
        <p>There is no shape "{name}" in the contract.</p>
      </Page>
    );
  const shape = describe(uses, operations);
  return (
    <Page side={side} beside={<Beside name={name} uses={uses} />} besideName="Code and places">
      <Title text={name} isCode aside={`Shape, ${shape?.type.replace("[]", "")}`} />
      {shape?.description !== undefined && <Prose look="lead" text={shape.description} />}
      <p class="small">{shape?.rules.join("; ")}</p>
      {shape && shape.fields.length > 0 && (
        <>
          <h2>Fields</h2>
          <Fields key={name} fields={shape.fields} target={query.field} />
        </>
      )}
    </Page>
  );
}

const List = ({ shapes }: Readonly<{ shapes: ShapeUses }>) => (
  <Page>
    <Title text="Shapes" />
    <p>Values of the same kind, which several fields have.</p>
    <Rows
      rows={Object.entries(shapes).map(([shape, { length }]) => ({
        href: hrefOf("shapes", shape),
        name: shape,
        about: `Used in ${amount(length, "place")}`,
      }))}
    />
  </Page>
);

type Described = Pick<NamedBody, "type" | "description" | "rules" | "fields">;

function describe(uses: readonly ShapeUse[], operations: Operations): Described | undefined {
  const [use] = uses.filter(({ part }) => part === "rest");
  const operation = use && operations[use.name];
  if (!operation) return undefined;
  const { requestBody, parameters, answers } = operation;
  const body =
    use.status === undefined
      ? requestBody
      : answers.find(({ status }) => status === use.status)?.body;
  if (use.field === "") return body;
  const fields = body?.fields ?? [];
  const outer = [...parameters, ...fields].find(({ path }) => path === use.field);
  if (!outer) return undefined;
  const inner = fields.filter(({ path }) => isInside(path, outer.path));
  return { ...outer, fields: inner };
}

type Operations = Awaited<ReturnType<typeof loadOperations>>;

function Beside({ name, uses }: Readonly<{ name: string; uses: readonly ShapeUse[] }>) {
  const type = `import type { components } from "energy-contracts/rest";

type ${name} = components["schemas"]["${name}"];`;
  const schema = async () => {
    const { components } = await loadDocument<{
      readonly components: { readonly schemas: Readonly<Record<string, object>> };
    }>("openapi.json");
    return components.schemas[name];
  };
  const title = `Used in ${amount(uses.length, "place")}`;
  return (
    <>
      <Tabs name="Code" tabs={[codeTab("TypeScript", type), schemaTab(name, schema)]} />
      <Panel title={title}>
        <Table
          name={title}
          heads={[]}
          second={[1]}
          rows={uses.map(({ part, name: user, field, status = "" }) => ({
            key: `${user} ${status} ${field}`,
            cells: [
              <a href={hrefOf(part, user, status === "" ? { field } : { status })}>
                <Name text={user} />
              </a>,
              <>
                {status !== "" && `answer ${status} `}
                {field === "" ? "the whole body" : <code>{field}</code>}
              </>,
            ],
          }))}
        />
      </Panel>
    </>
  );
}
