// The guide: what the description in the OpenAPI document says about an import, and how it is shown.
import { describe, expect, test } from "vitest";
import { guideOf } from "../../scripts/console/guide.ts";
import { pageData } from "../../scripts/console/page-data.ts";
import type { DescribedOperation, Index } from "../../src/console/data.ts";
import { find, searchable } from "../../src/console/search/search.ts";
import { openBrowser } from "../browser/open-browser.ts";
import { heading, serveToVisitors } from "./served-page.ts";

const data = pageData(`${import.meta.dirname}/../..`);
const read = <Content>(file: string) => JSON.parse(data.get(file) ?? "") as Content;
const index = read<Index>("index.json");
const operations = read<Record<string, DescribedOperation>>("operations.json");
const browser = await openBrowser();
const { url, visit } = serveToVisitors(browser);

test("says what to do about every answer of the operations that it names", () => {
  const said = (answers: Index["guide"][number]["answers"]) =>
    answers.flatMap(({ status, codes }) =>
      codes.length === 0 ? [status] : codes.map(([code]) => `${status} ${code}`),
    );
  const ofAll = said(index.guide.find(({ id }) => id === "errors")?.answers ?? []);
  // Only a program that is wrong sends another method.
  const known = [...ofAll, "405 method_not_allowed"];
  const steps = index.guide.filter(({ calls, answers }) => calls.length > 0 && answers.length > 0);
  expect(steps.length).toBeGreaterThan(4);
  const missing = steps.flatMap(({ calls, answers }) => {
    const here = [...said(answers), ...known];
    return calls
      .flatMap(({ operationId }) => operations[operationId]?.answers ?? [])
      .flatMap(({ status, codes }) =>
        codes.length === 0 ? [status] : codes.map((code) => `${status} ${code}`),
      )
      .filter((answer) => !here.includes(answer));
  });
  expect(missing).toEqual([]);
});

test.each([
  ["| 400 `no_such_code` | Wait. |", "no operation answers 400 no_such_code"],
  ["| soon | Wait. |", "not a row"],
  ["- a list", "can't show this Markdown"],
])("refuses %s", (line, words) => {
  const block = line.startsWith("|") ? `| answer | what to do |\n|---|---|\n${line}` : line;
  expect(() => guideOf(`# Title\n\n${block}`, Object.values(operations))).toThrow(words);
});

test.each([
  ["how to import", "How to import an account", "#/rest"],
  ["paging", "Paging", "#/rest?at=paging"],
  ["before the first call", "Before the first call", "#/rest?at=before-the-first-call"],
])("is found by %s", (text, name, href) => {
  const [first] = find(searchable(index, read("terms.json")), text).entries;
  expect(first).toMatchObject({ name, href });
});

describe.skipIf(!browser)("the first view of REST", () => {
  test("goes to the section of its address, copies the token, and leads to the assumptions", async () => {
    const page = await visit("#/rest?at=stage-an-account");
    await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("stage-an-account");
    const side = page.getByRole("navigation", { name: "Guide and operations" });
    for (const _ of ["once", "again, after the page was scrolled"]) {
      await page.evaluate("scrollTo(0, 0)");
      await side.getByRole("link", { name: "Payloads" }).click();
      await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("payloads");
      await expect.poll(() => page.evaluate("scrollY")).toBeGreaterThan(1000);
    }
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy the token" }).click();
    await expect
      .poll(() => page.evaluate("navigator.clipboard.readText()"))
      .toBe("tk_demo_9sWc2LhY6pQzRb");
    await page.getByRole("link", { name: "all assumptions" }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Assumptions");
  });

  test("sends every request that it shows, for one account, in its order", async () => {
    const page = await visit("#/rest");
    const sent = page.getByRole("button", { name: /^Send / });
    await expect.poll(() => sent.count()).toBeGreaterThan(10);
    for (const button of await sent.all()) {
      const name = await button.getAttribute("aria-label");
      const said = page.locator(".call", { has: page.getByRole("button", { name: `${name}` }) });
      await button.click();
      await expect
        .poll(() => said.getByRole("status").textContent(), { message: `${name}` })
        .toMatch(/^(200 OK|201 Created)/);
    }
  });

  test("explains a refusal by its words, its field and what to do", async () => {
    const page = await visit("#/rest", { script: "" });
    await page.route(`${url()}/v1/data-import/validate-account/`, (route) =>
      route.fulfill({
        status: 400,
        json: {
          detail: "The account data is not valid.",
          code: "account_failed_validation",
          errors: [
            {
              attr: "customers.0.mobile",
              code: "invalid_phone_number",
              detail: "customers.0.mobile is not a number",
            },
            { attr: null, code: "required", detail: "Something is missing" },
          ],
        },
      }),
    );
    await page.getByRole("button", { name: "Send validateAccount" }).click();
    const said = page.locator(".call", { hasText: "validateAccount" }).getByRole("status");
    await expect
      .poll(() => said.innerText())
      .toMatch(
        /400 account_failed_validation\s+The account data is not valid\.\s+customers\.0\.mobile is not a number\s+Something is missing\s+Correct the fields that errors names/,
      );
    await page.unroute(`${url()}/v1/data-import/validate-account/`);
  });
});
