// Messages of an AsyncAPI document that are in other formats than JSON Schema.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EVENT_NAMES } from "../../../generated/event-names.ts";
import { list } from "../../../src/cli/list/command.ts";
import { show } from "../../../src/cli/show/command.ts";
import { validate } from "../../../src/cli/validate/command.ts";
import { outcomeOf } from "../run-command.ts";
import { folderOf } from "./made-up.ts";

const AVRO = "application/vnd.apache.avro+json;version=1.9.0";
const payload = { type: "object", required: ["id"] };

test.each<[string, object]>([
  [
    "AsyncAPI 2",
    {
      asyncapi: "2.6.0",
      channels: {
        orders: {
          publish: {
            message: {
              oneOf: [
                { $ref: "#/components/messages/lost" },
                { name: "order.placed-v1", payload },
                {
                  name: "order.sent-v1",
                  payload,
                  schemaFormat: "application/schema+json;version=draft-07",
                },
                {
                  name: "order.proto-v1",
                  payload: "message A {}",
                  schemaFormat: "text/x-protobuf",
                },
              ],
            },
          },
        },
      },
      components: {
        messages: {
          lost: { name: "order.lost-v1", schemaFormat: AVRO, payload: { $ref: "lost.avsc" } },
        },
      },
    },
  ],
  [
    "AsyncAPI 3",
    {
      asyncapi: "3.0.0",
      components: {
        messages: {
          "order.lost-v1": {
            payload: { schemaFormat: AVRO, schema: { type: "record", name: "a", fields: [] } },
          },
          "order.placed-v1": { payload },
          "order.sent-v1": {
            payload: {
              schemaFormat: "application/vnd.aai.asyncapi+json;version=3.0.0",
              schema: payload,
            },
          },
          "order.proto-v1": {
            payload: { schemaFormat: "text/x-protobuf", schema: "message A {}" },
          },
        },
      },
    },
  ],
])("of %s are passed over, named and counted, and the others are judged", async (_, bus) => {
  const cwd = folderOf({
    "bus.json": bus,
    "good.json": { type: "order.placed-v1", payload: { id: 1 } },
    "bad.json": { type: "order.sent-v1", payload: {} },
    "lost.json": { type: "order.lost-v1", payload: {} },
  });
  const run = (file: string) => outcomeOf(validate, [file, "--contracts", "bus.json"], { cwd });
  const err = `Contracts: 2 messages passed over: order.lost-v1 of bus.json (${AVRO}) and order.proto-v1 of bus.json (text/x-protobuf).\n`;
  expect(await run("good.json")).toMatchObject({ code: 0, err });
  expect(await run("bad.json")).toMatchObject({ code: 1, err });
  // What is passed over is not taken for valid.
  expect(await run("lost.json")).toMatchObject({ code: 3, err });
});

test("the AsyncAPI document of the package is read as YAML", async () => {
  const generated = join(import.meta.dirname, "../../../generated/asyncapi.json");
  const cwd = folderOf({ "ours.yaml": JSON.parse(readFileSync(generated, "utf8")) });
  const flags = ["--contracts", "ours.yaml", "--replace", "--domain", "own", "--json"];
  const { code, out, err } = await outcomeOf(list, flags, { cwd });
  expect([code, err]).toEqual([0, ""]);
  const names = (JSON.parse(out) as { name: string }[]).map(({ name }) => name);
  expect(names.sort()).toEqual([...EVENT_NAMES].sort());
});

test("nullable means something in OpenAPI 3.0 alone", async () => {
  const schema = { type: "object", properties: { a: { type: "string", nullable: true } } };
  const openapi = (version: string) => ({
    openapi: version,
    components: { schemas: { "a.b-v1": schema } },
  });
  const cwd = folderOf({
    "3.0.json": openapi("3.0.3"),
    "3.1.json": openapi("3.1.0"),
    "asyncapi.json": {
      asyncapi: "2.6.0",
      components: { messages: { "a.b-v1": { payload: schema } } },
    },
    "a.b-v1.json": schema,
    "m.json": { type: "a.b-v1", payload: { a: null } },
  });
  const codes = ["3.0.json", "3.1.json", "asyncapi.json", "a.b-v1.json"].map(async (file) => {
    const { code } = await outcomeOf(validate, ["m.json", "--contracts", file], { cwd });
    const shown = await outcomeOf(show, ["a.b-v1", "--contracts", file], { cwd });
    return [file, code, /string \| null/.test(shown.out)];
  });
  expect(await Promise.all(codes)).toEqual([
    ["3.0.json", 0, true],
    ["3.1.json", 1, false],
    ["asyncapi.json", 1, false],
    ["a.b-v1.json", 1, false],
  ]);
});
