// Where the contract uses a shape.
import type { ShapeUse, ShapeUses } from "../data.ts";
import { hrefOf } from "../frame/address.ts";
import { Loaded, loadJson } from "../frame/load.tsx";
import { Page, Title } from "../frame/page.tsx";
import { useAddress } from "../frame/router.ts";
import { Name } from "../parts/name.tsx";
import { amount } from "../parts/plain.ts";

export function Shapes() {
  const { name } = useAddress();
  return (
    <Page>
      <Loaded what="the shapes" from={() => loadJson<ShapeUses>("./shapes.json")}>
        {(shapes) => {
          if (name === "") return <List shapes={shapes} />;
          const uses = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
          return uses ? <Shape key={name} name={name} uses={uses} /> : <NoShape name={name} />;
        }}
      </Loaded>
    </Page>
  );
}

function List({ shapes }: { readonly shapes: ShapeUses }) {
  const all = Object.entries(shapes);
  return (
    <>
      <Title text="Shapes" aside={amount(all.length, "shape")} />
      <ul class="rows">
        {all.map(([name, uses]) => (
          <li key={name}>
            <a class="code" href={hrefOf("shapes", name)}>
              {name}
            </a>
            <p>{amount(uses.length, "place")}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Shape({ name, uses }: { readonly name: string; readonly uses: readonly ShapeUse[] }) {
  return (
    <>
      <Title text={name} isCode aside={`a shape, in ${amount(uses.length, "place")}`} />
      <Uses title="Events" part="events" uses={uses} />
      <Uses title="Operations" part="rest" uses={uses} />
    </>
  );
}

/** The fields of one kind that have the shape, each a link to it. */
function Uses({
  title,
  part,
  uses,
}: {
  readonly title: string;
  readonly part: ShapeUse["part"];
  readonly uses: readonly ShapeUse[];
}) {
  const own = uses.filter((use) => use.part === part);
  if (own.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="rows">
        {own.map(({ name, field, status = "" }) => (
          <li key={`${name} ${status} ${field}`}>
            <a class="code" href={hrefOf(part, name, status === "" ? { field } : { status })}>
              <Name text={name} />
            </a>
            <p>
              {status !== "" && `answer ${status} `}
              {field === "" ? "the whole body" : <span class="code">{field}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoShape({ name }: { readonly name: string }) {
  return (
    <>
      <Title text="Not found" />
      <p>There is no shape "{name}" in the contract.</p>
      <p>
        <a href={hrefOf("shapes")}>All shapes</a>
      </p>
    </>
  );
}
