// Answers requests by the server and the mock of one checkout, and prints one line for each answer.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder = "", file = ""] = process.argv.slice(2);
const load = (module) => import(pathToFileURL(join(folder, "dist/src", module)).href);
const { createApp } = await load("server.js");
const { createMock } = await load("mock.js");

const wait = async () => {};
const hosts = {
  serve: createApp({ control: true, wait, log() {} }),
  mock: createMock({ log() {} }),
};
for (const line of readFileSync(file, "utf8").trim().split("\n")) {
  const { method, path, headers, body: sent } = JSON.parse(line);
  // A `Request` refuses a body for these methods.
  const body = ["GET", "HEAD"].includes(method) ? undefined : sent;
  for (const [host, { fetch }] of Object.entries(hosts)) {
    const answer = await fetch(
      new Request(`http://127.0.0.1:4020${path}`, { method, headers, body }),
    );
    const text = await answer.text();
    console.log(JSON.stringify([host, method, path, answer.status, [...answer.headers], text]));
  }
}
