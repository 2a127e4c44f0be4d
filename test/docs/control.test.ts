// The examples of docs/control.md, run as they stand there, and its schemas.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { readOperations } from "../../scripts/source/openapi.ts";
import { readSource } from "../../scripts/source/read-source.ts";
import type { App } from "../../src/server.ts";
import { built } from "../built.ts";

const { createApp, createMemoryStore, DEVELOPMENT_SETTINGS } = await built("server");
const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/control.md"), "utf8");
const { control } = (await readSource(root)).server;

/** The sections of the page: what is called, and what is answered. */
const examples = page
  .split("\n## ")
  .slice(1)
  .map((section) => {
    const [title = ""] = section.split("\n");
    const [, verb = "GET", url = ""] = /curl(?: -N)?(?: -X (\w+))? "([^"]+)"/.exec(section) ?? [];
    const body = / -d '([^']+)'/.exec(section)?.[1];
    const answer: unknown = JSON.parse(/```json\n([\s\S]+?)\n```/.exec(section)?.[1] ?? "");
    return { title, verb, url, body, answer };
  });

const schemaAt = (pointer: string) => ({ $ref: `control${pointer}` });
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: "control", components: control.components });
/** Faults of a value, by a schema of the page. */
const faultsOf = (pointer: string, value: unknown) => {
  const validate = ajv.compile(schemaAt(pointer));
  return validate(value) ? [] : validate.errors;
};
const MADE_NEW = ["request_id", "event_id", "answered_at", "milliseconds"];
/** Whether an answer has all that an example shows. What is made new for each call may differ. */
function shows(answer: unknown, example: unknown): boolean {
  if (typeof example !== "object" || example === null) return answer === example;
  if (typeof answer !== "object" || answer === null) return false;
  if (Array.isArray(example))
    return Array.isArray(answer) && example.every((part) => answer.some((own) => shows(own, part)));
  return Object.entries(example).every(
    ([name, part]) =>
      Object.hasOwn(answer, name) &&
      (MADE_NEW.includes(name) || shows((answer as Record<string, unknown>)[name], part)),
  );
}

const named = (external_account_number: string) => ({
  import_supplier: "NORDWERK",
  external_account_number,
});

/** A server with an account that is imported, one whose import has failed, and one to skip. */
async function startStory(): Promise<App> {
  const app = createApp({
    control: true,
    store: createMemoryStore({ clock: () => Date.UTC(2025, 10, 27) }),
    state: {
      skipped: [named("NW-204990")],
      imported: [
        {
          platform_account_number: "A-9E3779B1",
          created_at: "2025-12-01T06:15:00Z",
          operations_team_name: "migrations-north",
          sends_customer_emails: true,
          import_data: named("NW-204981"),
          notes: [
            {
              body: "Moved from the old system.",
              document_paths: ["letters/1.pdf"],
              created_at: "2025-12-01T06:15:00Z",
              is_pinned: true,
            },
          ],
          payment_instructions: [{ vendor: "PAYFLOW", reference: "TEST-1", type: "DIRECT_DEBIT" }],
        },
      ],
    },
  });
  const account = named("TEST-FAILS");
  expect((await post(app, "create-or-update", account)).status).toBe(201);
  const team = { operations_team_name: "migrations-north" };
  expect((await post(app, "process", { ...account, ...team })).status).toBe(400);
  return app;
}

const post = (app: App, action: string, body: object) =>
  app.fetch(
    new Request(`http://127.0.0.1/v1/data-import/account-import-process/${action}/`, {
      method: "POST",
      headers: {
        Authorization: `Token ${DEVELOPMENT_SETTINGS.tokens[0]}`,
        "Content-Type": "application/json",
      },
      body: JSON.stringify(body),
    }),
  );

const calls = readOperations(control).map(({ method, path, answers }) => {
  const answer = answers[0]?.content;
  return { title: `${method.toUpperCase()} ${path}`, pointer: answer?.schema.$ref ?? "", answer };
});

describe("docs/control.md", () => {
  test("has an example of each call", () => {
    expect(examples.map(({ title }) => title)).toEqual(calls.map(({ title }) => title));
  });

  test.each(
    examples
      .filter(({ url }) => !url.endsWith("/stream"))
      .map((example) => ({ ...example, ...calls.find(({ title }) => title === example.title) })),
  )("$title answers what its example shows, by its schema", async (example) => {
    const { verb, url, body, pointer = "", answer: shown } = example;
    const app = await startStory();
    const response = await app.fetch(
      new Request(url, {
        method: verb,
        ...(body && { body, headers: { "Content-Type": "application/json" } }),
      }),
    );
    const answer: unknown = await response.json();
    await app.close();
    expect(response.status).toBe(200);
    const page = examples.find(({ title }) => title === example.title)?.answer;
    expect(shown).toMatchObject({ example: page });
    expect(faultsOf(pointer, page)).toEqual([]);
    expect(faultsOf(pointer, answer)).toEqual([]);
    expect(shows(answer, page), JSON.stringify(answer, null, 2)).toBe(true);
  });

  test("GET /__control/stream sends the messages that its example shows, by their schemas", async () => {
    const { url, answer: page } = examples.find(({ title }) => title.endsWith("/stream")) ?? {};
    const app = await startStory();
    const stream = await app.fetch(new Request(url ?? ""));
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    // From the first message on, the others come too.
    let text = (await reader?.read())?.value ?? "";
    await post(app, "create-or-update", named("NW-2"));
    await app.fetch(new Request("http://127.0.0.1/__control/reset", { method: "POST" }));
    await app.close();
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read())
      text += read.value;
    const sent = [...text.matchAll(/event: (\w+)\ndata: (.+)\n/g)];
    const messages = Object.fromEntries(
      sent.map(([, name, data]) => [name, JSON.parse(data ?? "") as unknown]),
    );
    expect(Object.keys(messages)).toEqual(["connected", "move", "request", "reset"]);
    for (const [name, message] of Object.entries(messages))
      expect(
        faultsOf(`#/components/schemas/FeedMessages/properties/${name}`, message),
        name,
      ).toEqual([]);
    expect(shows(messages, page), JSON.stringify(messages, null, 2)).toBe(true);
  });
});
