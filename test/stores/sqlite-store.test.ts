import { openSqliteStore } from "../../src/stores/sqlite/sqlite-store.ts";
import { describeOutbox } from "./outbox-suite.ts";
import { describeStore } from "./store-suite.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

const open = () => openSqliteStore({ directory: temporaryDirectory() });

describeStore("the SQLite store", open);
describeOutbox("the outbox of the SQLite store", open);
