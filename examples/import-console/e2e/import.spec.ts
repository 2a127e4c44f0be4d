import { expect, test } from "energy-contracts/playwright";

test.use({ api: "http://127.0.0.1:5173" });

test("an account is imported, though the API is busy at first", async ({ page, server }) => {
  await page.goto("/");
  await page.getByLabel("Account number").fill("NW-1");
  await page.getByRole("button", { name: "Stage" }).click();
  await server.override("processAccount", 429, { times: 1 });
  const refused = page.waitForResponse((answer) => answer.status() === 429);
  await page.getByRole("button", { name: "Process NW-1" }).click();
  await refused;
  await expect(page.getByRole("row", { name: /NW-1 Imported A-/ })).toBeVisible();
});
