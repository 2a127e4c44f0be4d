import { useQueryClient } from "@tanstack/react-query";
import type { Move } from "energy-contracts/server";
import { useEffect, useState } from "react";
import { api, refresh, SUPPLIER, wordsOf } from "./api.ts";

const LIST = "/v1/data-import/all-account-import-processes/{import_supplier_code}/";
const PROCESS = "/v1/data-import/account-import-process/process/";

export function Accounts() {
  const news = useNews();
  const { data, error, refetch } = api.useQuery("get", LIST, {
    params: { path: { import_supplier_code: SUPPLIER } },
  });
  return (
    <section aria-labelledby="accounts">
      <h2 id="accounts">Accounts</h2>
      {news && <p role="status">{news}</p>}
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

/** Reads the lists anew when an account moves, whoever moves it: `serve --control` has a stream. */
function useNews(): string {
  const queries = useQueryClient();
  const [news, setNews] = useState("");
  useEffect(() => {
    const stream = new EventSource("/__control/stream");
    stream.addEventListener("move", ({ data }) => {
      const { external_account_number: number, to }: Move = JSON.parse(data);
      setNews(`${number} is ${to.replace("_", " ")}.`);
      refresh(queries);
    });
    return () => stream.close();
  }, [queries]);
  return news;
}

function Process({ number }: { number: string }) {
  const queries = useQueryClient();
  const { mutate, error, isPending } = api.useMutation("post", PROCESS, {
    onSettled: () => refresh(queries),
  });
  const account = { import_supplier: SUPPLIER, external_account_number: number };
  const body = { ...account, operations_team_name: "migrations-north" };
  const does = isPending ? "Processing …" : "Process";
  return (
    <>
      <button
        type="button"
        aria-label={`${does} ${number}`}
        onClick={() => isPending || mutate({ body })}
      >
        {does}
      </button>
      {error && <p role="alert">{wordsOf(error)}</p>}
    </>
  );
}
