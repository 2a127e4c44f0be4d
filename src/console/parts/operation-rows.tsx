import type { OperationRow } from "../../reading/model/description.ts";
import { hrefOf } from "../frame/address.ts";
import { Name } from "./name.tsx";

/** Operations as rows, each a link. What was searched for is marked in their names. */
export function OperationRows({ operations }: { readonly operations: readonly OperationRow[] }) {
  return (
    <ul class="rows">
      {operations.map(({ operationId, method, path, summary }) => (
        <li key={operationId}>
          <a class="code hits" href={hrefOf("rest", operationId)}>
            <Name text={operationId} />
          </a>
          <p>
            {summary}{" "}
            <span class="quiet code">
              {method} <Name text={path} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
