import { describe, expect, test } from "vitest";
import openApi from "../../../generated/openapi.json" with { type: "json" };
import { createNotes } from "../../../src/servers/handlers/createNotes.ts";
import type { Schemas } from "../../../src/servers/handlers/handler.ts";
import { NOW } from "./make-context.ts";
import { ACCOUNT, added, call, NAMED, type Prepared, prepareAccount } from "./prepare-account.ts";

type Note = Schemas["Note"];
const operation = openApi.paths["/v1/data-import/notes/create/"].post;
const MOMENT = "2025-06-11T10:02:00Z";
const BODY = "Prefers to be called after 17:00.";
const note = (rest: Partial<Note> = {}): Note => ({ body: BODY, ...rest });
const documents = (...paths: string[]) => ({
  document_paths: paths.map((document_path) => ({ document_path })),
});

const add = ({ context }: Prepared, ...notes: Note[]) =>
  call({ createNotes }, { body: { ...NAMED, notes } }, context);
const kept = ({ context }: Prepared) =>
  context.store.read((reader) => reader.listAdded("notes", ACCOUNT));
const statuses = async (prepared: Prepared, ...notes: Note[]) => {
  const { body } = await add(prepared, ...notes);
  return Array.isArray(body) ? body.map(({ status }) => status.replace("NOTE_", "")) : body;
};

describe("a note", () => {
  test("without created_at gets the time of the store, in UTC", async () => {
    const prepared = await prepareAccount();
    await prepared.context.store.moveClock(90_000);
    const { body } = await add(prepared, note());
    expect(body).toEqual([
      {
        created_at: new Date(NOW + 90_000).toISOString().replace(".000", ""),
        body: BODY,
        status: "NOTE_CREATION_SUCCESS",
      },
    ]);
  });

  test.each([
    ["2025-06-11T12:02:00.5+02:00", "2025-06-11T12:02:00.5+02:00"],
    ["2025-06-11t12:02-0930", "2025-06-11T12:02:00-09:30"],
  ])("keeps the created_at %s that it brings along, as %s", async (created_at, shown) => {
    const prepared = await prepareAccount();
    const { body } = await add(prepared, note({ created_at, unpin_at: created_at }));
    expect(body).toMatchObject([{ created_at: shown }]);
    expect(await kept(prepared)).toMatchObject([{ createdAt: shown, unpinAt: shown }]);
  });
});

describe("a note exists already", () => {
  const SUCCESS = "CREATION_SUCCESS";
  const EXISTS = "ALREADY_EXISTS";
  test.each<[string, Note, Note, string]>([
    ["with the same text and no created_at", note(), note(), EXISTS],
    [
      "with the same text, whenever it was made, if no created_at is given",
      note({ created_at: MOMENT }),
      note(),
      EXISTS,
    ],
    [
      "with the same moment in another offset",
      note({ created_at: MOMENT }),
      note({ created_at: "2025-06-11T12:02:00+02:00" }),
      EXISTS,
    ],
    [
      "but not with another created_at",
      note({ created_at: MOMENT }),
      note({ created_at: "2025-06-11T10:02:01Z" }),
      SUCCESS,
    ],
    [
      "but not with a created_at that is later by a millionth",
      note({ created_at: MOMENT }),
      note({ created_at: "2025-06-11T10:02:00.000001Z" }),
      SUCCESS,
    ],
    ["but not with another text", note(), note({ body: `${BODY} ` }), SUCCESS],
    [
      "with the same text and other documents",
      note(),
      { ...documents("a.pdf"), body: BODY },
      EXISTS,
    ],
    [
      "with the same text, pinned or not",
      note(),
      note({ is_pinned: true, unpin_at: MOMENT }),
      EXISTS,
    ],
    [
      "with the same documents and no text",
      documents("a.pdf", "b.pdf"),
      documents("b.pdf", "a.pdf"),
      EXISTS,
    ],
    [
      "but not with other documents and no text",
      documents("a.pdf"),
      documents("a.pdf", "b.pdf"),
      SUCCESS,
    ],
    [
      "but not if the other one has a text",
      { ...documents("a.pdf"), body: BODY },
      documents("a.pdf"),
      SUCCESS,
    ],
  ])("%s", async (_, first, second, status) => {
    const prepared = await prepareAccount();
    expect(await statuses(prepared, first)).toEqual([SUCCESS]);
    expect(await statuses(prepared, second)).toEqual([status]);
    expect(await kept(prepared)).toHaveLength(status === SUCCESS ? 2 : 1);
    expect(await statuses(await prepareAccount(), first, second), "in one request").toEqual([
      SUCCESS,
      status,
    ]);
  });

  test("and the answer shows the one that exists", async () => {
    const prepared = await prepareAccount();
    await add(prepared, note({ created_at: MOMENT }), note({ created_at: "2025-07-01T00:00:00Z" }));
    expect((await add(prepared, note())).body).toEqual(
      operation.responses["201"].content["application/json"].examples.exists.value,
    );
  });
});

describe("a request", () => {
  test("is answered in its order", async () => {
    const prepared = await prepareAccount();
    await add(prepared, note());
    expect(await statuses(prepared, note({ body: "B" }), note(), note({ body: "A" }))).toEqual([
      "CREATION_SUCCESS",
      "ALREADY_EXISTS",
      "CREATION_SUCCESS",
    ]);
  });

  test("without notes adds none", async () => {
    const prepared = await prepareAccount();
    expect(await add(prepared)).toEqual({ status: 201, body: [] });
    expect(prepared.events()).toEqual([]);
  });

  test("is kept as a whole or not at all", async () => {
    const prepared = await prepareAccount();
    const { store } = prepared.context;
    let calls = 0;
    const failing: typeof store.change = (key, work) =>
      store.change(key, (writer, known) => {
        const keep = writer.add.bind(writer);
        writer.add = async (...args) =>
          ++calls === 2 ? Promise.reject(new Error("the disk is full")) : keep(...args);
        return work(writer, known);
      });
    const context = { ...prepared.context, store: { ...store, change: failing } };
    await expect(
      add({ ...prepared, context }, note({ body: "A" }), note({ body: "B" })),
    ).rejects.toThrow("the disk is full");
    expect([await kept(prepared), prepared.events()]).toEqual([[], []]);
  });
});

test("every note that is added emits an event with the number of the account; a duplicate emits none", async () => {
  const prepared = await prepareAccount();
  await add(prepared, note(), note(), note({ body: "B" }));
  expect(prepared.events()).toEqual([added("NOTE", ACCOUNT), added("NOTE", ACCOUNT)]);
});
