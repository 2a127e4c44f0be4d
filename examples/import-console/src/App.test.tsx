import { cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
import { handlersFor } from "energy-contracts/msw";
import { createApp } from "energy-contracts/server";
import { EventSource } from "eventsource";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { App } from "./App.tsx";
import { client, SUPPLIER } from "./api.ts";

configure({ asyncUtilTimeout: 5_000 }); // longer than the pause before another attempt
vi.stubGlobal("EventSource", EventSource); // which jsdom does not have
const network = setupServer();
beforeAll(() => network.listen({ onUnhandledFrame: "error" }));
afterEach(() => {
  cleanup();
  network.resetHandlers();
});
afterAll(() => network.close());

/** A server for each test, so that they share nothing. */
function serve() {
  const server = createApp({ control: true });
  network.use(...handlersFor(server, { baseUrl: location.origin }));
  return server;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const stage = (number: string) => {
  type("Account number", number);
  fireEvent.click(screen.getByText("Stage"));
};
const faultOf = (label: string) =>
  document.getElementById(screen.getByLabelText(label).getAttribute("aria-describedby") ?? "")
    ?.textContent;

test("a fault stands at its field, and the account is in the list once it is mended", async () => {
  const server = serve();
  render(<App />);
  type("Mobile number", "12");
  stage("NW-1");
  await screen.findByText("Mobile number is not a telephone number that can exist");
  expect(faultOf("Mobile number")).toMatch(/^Mobile number is not/);
  expect(server.requests.list({ operation: "stageAccount" })).toEqual([]); // it was not sent
  type("Mobile number", "030 23125000");
  stage("NW-1");
  await screen.findByLabelText("Process NW-1");
});

test("what only the server finds stands at its field, too", async () => {
  await serve().override("stageAccount", 400, { example: "account_failed_validation" });
  render(<App />);
  stage("NW-1");
  await screen.findByText("The account data is not valid.");
  expect(faultOf("Mobile number")).toMatch(/^Mobile number is not/);
});

test("an account that was imported before is named; a busy API is asked again", async () => {
  const server = serve();
  render(<App />);
  stage("NW-1");
  await screen.findByLabelText("Process NW-1");
  await server.override("processAccount", 400, { example: "account_already_imported", times: 1 });
  fireEvent.click(screen.getByLabelText("Process NW-1"));
  await screen.findByText(/^It was imported before, as A-/);
  await server.override("processAccount", 429, { times: 1 });
  fireEvent.click(screen.getByLabelText("Process NW-1"));
  await screen.findByText("Imported");
  const statuses = server.requests
    .list({ operation: "processAccount" })
    .map(({ status }) => status);
  expect(statuses).toEqual([400, 429, 201]);
});

test("a list that fails once comes by itself, and so does what others do", async () => {
  const server = serve();
  await server.override("listAccountImportProcesses", 500, { times: 1 });
  render(<App />);
  await screen.findByText("No account yet. Stage the first one.");
  const body = { import_supplier: SUPPLIER, external_account_number: "NW-7" };
  await client.POST("/v1/data-import/account-import-process/create-or-update/", { body });
  await screen.findByText("NW-7 is staged.");
  await screen.findByLabelText("Process NW-7");
});
