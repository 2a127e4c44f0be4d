import { cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
import { handlersFor } from "energy-contracts/msw";
import { createApp } from "energy-contracts/server";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { App } from "./App.tsx";
import { baseUrl } from "./api.ts";

configure({ asyncUtilTimeout: 5_000 }); // longer than the first pause before another attempt
const network = setupServer();
beforeAll(() => network.listen({ onUnhandledFrame: "error" }));
afterEach(() => {
  cleanup();
  network.resetHandlers();
});
afterAll(() => network.close());

/** A server for each test, so that they share nothing. */
function serve() {
  const server = createApp();
  network.use(...handlersFor(server, { baseUrl }));
  return server;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("a fault stands at its field; once it is mended, the account is in the list", async () => {
  serve();
  render(<App />);
  type("Account number", "NW-1");
  type("Mobile number", "12");
  fireEvent.click(screen.getByText("Stage"));
  await screen.findByText("The account data is not valid.");
  const id = screen.getByLabelText("Mobile number").getAttribute("aria-describedby");
  const fault = "Mobile number is not a telephone number that can exist";
  expect(document.getElementById(id ?? "")?.textContent).toBe(fault);
  type("Mobile number", "030 23125000");
  fireEvent.click(screen.getByText("Stage"));
  await screen.findByLabelText("Process NW-1");
});

test("a list that fails once comes by itself", async () => {
  await serve().override("listAccountImportProcesses", 500, { times: 1 });
  render(<App />);
  await screen.findByText("No account yet. Stage the first one.");
});
