import asyncApi from "../../generated/asyncapi.json" with { type: "json" };
import catalogue from "../../generated/catalogue.json" with { type: "json" };
import config from "../../generated/config.schema.json" with { type: "json" };
import openApi from "../../generated/openapi.json" with { type: "json" };
import product from "../../generated/schemas/_shared/Product.json" with { type: "json" };
import accountCreated from "../../generated/schemas/account.created-v1.json" with { type: "json" };
import state from "../../generated/state.schema.json" with { type: "json" };
import { type Equal, expectType } from "./expect-type.ts";

// The documents have types, so that a field that does not exist is an error.
expectType<Equal<typeof openApi.openapi, string>>();
expectType<Equal<typeof asyncApi.asyncapi, string>>();
expectType<Equal<(typeof catalogue.events)[number]["name"], string>>();
expectType<Equal<(typeof config.required)[number], string>>();
expectType<Equal<(typeof accountCreated.required)[number], string>>();
expectType<Equal<typeof state.title, string>>();
expectType<Equal<typeof product.properties.code.type, string>>();
