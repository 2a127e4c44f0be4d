import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { openSqliteStore } from "../../../src/servers/stores/sqlite/sqlite-store.ts";
import { describeOutbox } from "./outbox-suite.ts";
import { runProcess } from "./run-process.ts";
import { stage } from "./sample-data.ts";
import { describeStore } from "./store-suite.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

const open = () => openSqliteStore({ directory: temporaryDirectory() });

describeStore("the SQLite store", open);
describeOutbox("the outbox of the SQLite store", open);

describe("a data directory", () => {
  test("is not made for a caller that only looks", async () => {
    const directory = join(temporaryDirectory(), "typo");
    await expect(openSqliteStore({ directory, mustExist: true })).rejects.toThrow(
      `${directory} holds no data of a server.`,
    );
    expect(existsSync(directory)).toBe(false);
  });

  test("with the database of another program is refused and left as it is", async () => {
    const directory = temporaryDirectory();
    const file = join(directory, "store.db");
    const other = new DatabaseSync(file);
    other.exec("CREATE TABLE customers (id INTEGER)");
    other.close();
    const before = readFileSync(file);
    await expect(openSqliteStore({ directory })).rejects.toThrow(
      "store.db is not a database of this package.",
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test("that contains no database, or is not a directory, is refused", async () => {
    const directory = temporaryDirectory();
    writeFileSync(
      join(directory, "store.db"),
      "This is not a database, and it is long enough to be looked at. ".repeat(20),
    );
    await expect(openSqliteStore({ directory })).rejects.toThrow(
      "store.db is not a database of this package.",
    );
    const file = join(temporaryDirectory(), "file");
    writeFileSync(file, "");
    await expect(openSqliteStore({ directory: file })).rejects.toMatchObject({
      name: "StoreError",
      message: expect.stringContaining(`${file} can't be used as a data directory`),
    });
  });
});

// On Windows, files have no such modes.
describe.skipIf(process.platform === "win32")(
  "the files of a directory that was there before",
  () => {
    const modesIn = (directory: string) =>
      readdirSync(directory).map(
        (file) => `${file} ${(statSync(join(directory, file)).mode & 0o777).toString(8)}`,
      );

    test("can be read and written only by their owner", async () => {
      const directory = temporaryDirectory();
      const store = await openSqliteStore({ directory });
      await stage(store, "1");
      expect(modesIn(directory)).toEqual(["store.db 600", "store.db-shm 600", "store.db-wal 600"]);
      await store.close();
    });

    test("keep their modes", async () => {
      const directory = temporaryDirectory();
      await (await openSqliteStore({ directory })).close();
      chmodSync(join(directory, "store.db"), 0o640);
      await (await openSqliteStore({ directory })).close();
      expect(modesIn(directory)).toEqual(["store.db 640"]);
    });
  },
);

// On Windows there are no such users.
test.skipIf(process.platform === "win32")(
  "a file that this user can't write is an error at the start",
  async () => {
    // Root tries as the user nobody, who may not be able to enter the temporary folder of root.
    const directory = temporaryDirectory(process.getuid?.() === 0 ? "/tmp" : undefined);
    await (await openSqliteStore({ directory })).close();
    chmodSync(join(directory, "store.db"), 0o444);
    chmodSync(directory, 0o777);
    const opener = await runProcess("open-as-nobody.ts", [directory]);
    expect(await opener.allLines()).toEqual([
      `StoreError: ${directory} can't be used as a data directory: attempt to write a readonly database.`,
    ]);
  },
);
