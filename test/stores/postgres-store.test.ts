import { openPostgresStore } from "../../src/stores/postgres/postgres-store.ts";
import { freshPostgres } from "./fresh-postgres.ts";
import { describeOutbox } from "./outbox-suite.ts";
import { describeStore } from "./store-suite.ts";

const open = async () => openPostgresStore({ url: await freshPostgres() });

describeStore("the PostgreSQL store", open);
describeOutbox("the outbox of the PostgreSQL store", open);
