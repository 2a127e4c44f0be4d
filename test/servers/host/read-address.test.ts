// Most addresses are read without making a URL of them. A URL says the same of every one.
import { expect, test } from "vitest";
import { readAddress } from "../../../src/servers/host/read-address.ts";
import { seeded } from "../../seeded.ts";

const HOSTS = ["127.0.0.1", "127.0.0.1:4020", "localhost", "a_b.example:65000", "127.1", "0x7f.1"];
const PARTS = [
  ..."/?#%.&=+;,:@!$'()*~-_[]|^`{}\"<> aZ09",
  "/../",
  "/./",
  "/..",
  "%2e%2e/",
  "%2F",
  "ä",
  "//",
  "v1/products/",
];

test("an address has the path and the query that a URL has", () => {
  const random = seeded(4);
  for (let count = 0; count < 20_000; count++) {
    const target = `/${Array.from({ length: random(8) }, () => PARTS[random(PARTS.length)]).join("")}`;
    const host = HOSTS[count % HOSTS.length] ?? "";
    const { origin, pathname: path, search } = new URL(`http://${host}${target}`);
    expect([target, readAddress(host, target)]).toEqual([target, { origin, path, search }]);
  }
});

test.each([
  ["127.0.0.1", "*"],
  ["127.0.0.1", "other:80"],
  ["127.0.0.1", "/v1\\products/"],
  ["127.0.0.1", "http://[/"],
  ["127.0.0.1", "http://a\\b/"],
  ["user@127.0.0.1", "/"],
  ["a b/c", "/"],
  ["1..2", "/"],
  ["[0:0::1]", "/"],
  ["256.1.1.1:4020", "/"],
])("the host %s with the target %s is not an address", (host, target) => {
  expect(readAddress(host, target)).toBeUndefined();
});

test.each([
  ["LOCALHOST:80", "/a?b", "http://localhost/a?b"],
  ["[::1]:4020", "/", "http://[::1]:4020/"],
  ["ignored", "https://other.example:1/x?\\", "https://other.example:1/x?\\"],
])("the host %s with the target %s is the address %s", (host, target, expected) => {
  const { origin = "", path = "", search = "" } = readAddress(host, target) ?? {};
  expect(origin + path + search).toBe(expected);
});
