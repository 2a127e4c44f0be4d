import { expect, test } from "@playwright/test";

const CONTROL = "http://127.0.0.1:4020/__control";

test.beforeEach(({ request }) => request.post(`${CONTROL}/reset`));

test("an account is imported, though the API is busy at first", async ({ page, request }) => {
  await page.goto("/");
  await page.getByLabel("Account number").fill("NW-1");
  await page.getByRole("button", { name: "Stage" }).click();
  const busy = { operation: "processAccount", status: 429, times: 1 };
  await request.put(`${CONTROL}/overrides`, { data: { overrides: [busy] } });
  const refused = page.waitForResponse((answer) => answer.status() === 429);
  await page.getByRole("button", { name: "Process NW-1" }).click();
  await refused;
  await expect(page.getByRole("row", { name: /NW-1 Imported A-/ })).toBeVisible();
});
