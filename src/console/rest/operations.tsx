// Shows the operations of the REST API, and first the guide: how an import goes.
import { useEffect } from "preact/hooks";
import { hrefOf } from "../frame/address.ts";
import { loadOperations } from "../frame/descriptions.ts";
import { Loaded } from "../frame/load.tsx";
import { index } from "../frame/load-once.ts";
import { Page, showPlace, Title } from "../frame/page.tsx";
import { useAddress } from "../frame/router.ts";
import { Access, Section } from "../parts/guide.tsx";
import { messagesOf, sequence } from "../parts/sequence.ts";
import { SideList } from "../parts/side-list.tsx";
import { GUIDE_TITLE } from "../parts/words.ts";
import { OperationView } from "./operation.tsx";
import { TryIt } from "./try-it.tsx";

export function View() {
  const { operations, guide } = index;
  const { name, query } = useAddress();
  const toGuide = (at: string, text: string) => ({ href: hrefOf("rest", "", { at }), text });
  const places = name === "" ? guide.map(({ id, title }) => toGuide(id, title)) : [];
  const toOperations = operations.map((row) => ({
    ...row,
    href: hrefOf("rest", row.operationId),
    text: row.summary,
  }));
  const groups = [
    { links: [toGuide("", GUIDE_TITLE), ...places] },
    ...[...Map.groupBy(toOperations, ({ section }) => section)].map(([title, links]) => ({
      title,
      links,
    })),
    { title: "Shapes", links: [{ href: hrefOf("shapes"), text: "All shapes" }] },
  ];
  const current = hrefOf("rest", name, { at: query.at ?? "" });
  const side = <SideList name="Guide and operations" current={current} groups={groups} />;
  if (name === "")
    return (
      <Page side={side}>
        <Guide />
      </Page>
    );
  return (
    <Loaded what={name} from={loadOperations}>
      {({ [name]: operation }) =>
        operation && (
          <Page side={side} beside={<TryIt key={name} operation={operation} />} besideName="Try it">
            <OperationView key={name} operation={operation} />
          </Page>
        )
      }
    </Loaded>
  );
}

function Guide() {
  const address = useAddress();
  useEffect(() => showPlace(address.query.at ?? ""), [address]);
  return (
    <>
      <Title text={GUIDE_TITLE} />
      <Access />
      {sequence(messagesOf(index))}
      {index.guide.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      <p>
        What the platform does not document, this contract assumes:{" "}
        <a href={hrefOf("assumptions")}>all assumptions</a>.
      </p>
    </>
  );
}
