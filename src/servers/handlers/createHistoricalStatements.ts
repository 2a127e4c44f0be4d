import type { HistoricalStatement } from "../stores/store.ts";
import type { Handler } from "./handler.ts";
import { emitAdded } from "./rules/events.ts";
import { importKeyOf } from "./rules/import-key.ts";
import { accountNotImported, changeImported } from "./rules/import-refusals.ts";
import { findSupplier, refuseSupplierInBody } from "./rules/suppliers.ts";

/**
 * Adds statements to an imported account, all or none. The answer repeats the validated data. A
 * call can be repeated, because an identical statement is not added twice. A different statement
 * with a known statement_id is added too, so that no data is lost.
 */
export const createHistoricalStatements: Handler<"createHistoricalStatements"> = async (
  { body },
  { store, settings },
) => {
  const key = importKeyOf(body);
  if (!findSupplier(key.supplier, settings)) return refuseSupplierInBody(key.supplier);
  const refusal = accountNotImported(key);
  return changeImported(store, key, "STATEMENT", refusal, async (writer, imported) => {
    const { number } = imported.account;
    const before = [
      ...(imported.payload.statements ?? []),
      ...(await writer.listAdded("statements", number)),
    ];
    const contents = new Set(before.map(contentOf));
    const changes: Promise<void>[] = [];
    for (const statement of body.statements) {
      if (contents.has(contentOf(statement))) continue;
      contents.add(contentOf(statement));
      changes.push(
        writer.add("statements", number, statement),
        emitAdded(writer, key, "STATEMENT", statement.statement_id),
      );
    }
    await Promise.all(changes);
    return { status: 201 as const, body };
  });
};

/** Writes a statement's fields in a fixed order. A statement of import data may lack any field. */
const contentOf = (statement: Partial<HistoricalStatement>): string =>
  JSON.stringify(Object.entries(statement).sort());
