import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, dataOf, SUPPLIER, wordsOf } from "./api.ts";

const LIST = "/v1/data-import/all-account-import-processes/{import_supplier_code}/";
const PROCESS = "/v1/data-import/account-import-process/process/";

export function Accounts() {
  const { data, error, refetch } = useQuery({
    queryKey: ["accounts"],
    queryFn: () => dataOf(api.GET(LIST, { params: { path: { import_supplier_code: SUPPLIER } } })),
  });
  return (
    <section aria-labelledby="accounts">
      <h2 id="accounts">Accounts</h2>
      {error && (
        <p role="alert">
          {wordsOf(error)}{" "}
          <button type="button" onClick={() => refetch()}>
            Try again
          </button>
        </p>
      )}
      {!data && !error && <p role="status">Loading …</p>}
      {data?.length === 0 && <p>No account yet. Stage the first one.</p>}
      {data && data.length > 0 && (
        <table aria-labelledby="accounts">
          <tbody>
            {data.map(({ external_account_number: number, platform_account_number: imported }) => (
              <tr key={number} className={imported ? "imported" : "staged"}>
                <th scope="row">{number}</th>
                <td className="state">{imported ? "Imported" : "Staged"}</td>
                <td>{imported ?? <Process number={number} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Process({ number }: { number: string }) {
  const queries = useQueryClient();
  const team = "migrations-north";
  const account = { import_supplier: SUPPLIER, external_account_number: number };
  const { mutate, error, failureCount, isPending } = useMutation({
    mutationFn: () =>
      dataOf(api.POST(PROCESS, { body: { ...account, operations_team_name: team } })),
    onSettled: () => queries.invalidateQueries({ queryKey: ["accounts"] }),
  });
  const does = isPending ? "Processing …" : "Process";
  return (
    <>
      <button type="button" aria-label={`${does} ${number}`} onClick={() => isPending || mutate()}>
        {does}
      </button>
      {isPending && failureCount > 0 && <p role="status">Busy. Trying again …</p>}
      {error && <p role="alert">{wordsOf(error)}</p>}
    </>
  );
}
