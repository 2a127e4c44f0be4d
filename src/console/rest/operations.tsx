// Shows the operations of the REST API.

import { amount } from "../../library/text/printable.ts";
import type { OperationRow } from "../../reading/model/description.ts";
import { hrefOf } from "../frame/address.ts";
import { loadOperations } from "../frame/descriptions.ts";
import { Loaded } from "../frame/load.tsx";
import { index } from "../frame/load-once.ts";
import { Page, Title } from "../frame/page.tsx";
import { useAddress } from "../frame/router.ts";
import { Method, Name } from "../parts/chip.tsx";
import { SideList } from "../parts/side-list.tsx";
import { Table } from "../parts/table.tsx";
import { OperationView } from "./operation.tsx";
import { TryIt } from "./try-it.tsx";

export function Operations() {
  const { operations } = index;
  const { name } = useAddress();
  const sections = [...new Set(operations.map(({ section }) => section))];
  const inSection = (title: string) => operations.filter(({ section }) => section === title);
  const groups = sections.map((title) => ({
    title,
    links: inSection(title).map(({ operationId, summary, method }) => ({
      href: hrefOf("rest", operationId),
      text: summary,
      method,
    })),
  }));
  const side = <SideList name="Operations" current={hrefOf("rest", name)} groups={groups} />;
  if (name === "")
    return (
      <Page side={side}>
        <Title text="REST" aside={amount(operations.length, "operation")} />
        <Table
          name="Operations"
          heads={["Method", "Operation", "Path"]}
          rows={sections.flatMap((section) => inSection(section).map(rowOf))}
        />
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

const rowOf = ({ operationId, method, summary, path }: OperationRow) => ({
  key: operationId,
  cells: [
    <Method name={method} />,
    <a href={hrefOf("rest", operationId)}>{summary}</a>,
    <Name isCode text={path} />,
  ],
});
