import { figure } from "../../library/text/printable.ts";
import { Accounts } from "./accounts.tsx";
import { MARK_WORDS } from "./arrows.ts";
import type { ImportProcess, ImportState } from "./import-process.ts";
import { NOWHERE, type ShownGroup } from "./keep-picture.ts";

/** The picture of an import as tables: the states with their accounts, and the moves. */
export function ImportTable({
  process: { states, moves },
  groups,
}: {
  readonly process: ImportProcess;
  readonly groups: readonly ShownGroup[];
}) {
  const title = (id: string): string => states.find((state) => state.id === id)?.title ?? id;
  const rows = states.flatMap((state): { state: ImportState; group?: ShownGroup }[] => {
    const own = groups.filter((group) => group.state === state.id && group.count > 0);
    return own.length === 0 ? [{ state }] : own.map((group) => ({ state, group }));
  });
  return (
    <>
      <table class="process" aria-label="The import of an account">
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Status</th>
            <th scope="col" class="number">
              Accounts
            </th>
            <th scope="col">The newest</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ state, group }) => (
            <tr key={`${state.id} ${group?.mark}`}>
              <th scope="row">
                {state.title}
                {group?.mark != null && `, ${MARK_WORDS[group.mark] ?? group.mark}`}
              </th>
              <td class="code">{state.status ?? ""}</td>
              <td class="number">{state.id === NOWHERE ? "" : figure(group?.count ?? 0)}</td>
              <td>{group && <Accounts group={group} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table class="process" aria-label="Moves of an account">
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">By</th>
            <th scope="col">Answer and events</th>
          </tr>
        </thead>
        <tbody>
          {moves.map(({ from, to, by, answer, mark, code, emits }) => (
            <tr key={`${from} ${to} ${by} ${mark}`}>
              <th scope="row">{title(from)}</th>
              <td>
                {title(to)}
                {mark !== undefined && `, ${MARK_WORDS[mark] ?? mark}`}
              </td>
              <td>{by}</td>
              <td class="code">{[answer ?? "later", code, ...emits].filter(Boolean).join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
