// examples/import-console, copied out of the repository and used on the package as npm packs it; and
// docs/first-screen.md, which has its code.
import { execFile, execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import ts from "typescript";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { listFiles } from "../../scripts/source/list-files.ts";
import { findBrowser } from "../browser/open-browser.ts";
import { freePort } from "../free-port.ts";
import { makeProject, root } from "../project.ts";
import { askFor } from "../provide-lazily.ts";

const example = join(root, "examples/import-console");
const page = readFileSync(join(root, "docs/first-screen.md"), "utf8");

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
const all = ({ dependencies, devDependencies }: Manifest) => ({
  ...dependencies,
  ...devDependencies,
});
/** Two packages have another name here: this one, and the newest TypeScript. */
const { "energy-contracts": _, typescript, ...needed } = all(readManifest(example));

/** The files that are written by hand. A user may have installed and built it here. */
const FILES = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: example,
  encoding: "utf8",
})
  .trim()
  .split("\n");

describe("the example", () => {
  test("has at most 450 lines in all of its files but the manual", () => {
    const texts = FILES.filter((file) => file !== "README.md").map((file) =>
      readFileSync(join(example, file), "utf8"),
    );
    const lines = texts.join("").split("\n").length - 1;
    expect(lines).toBeGreaterThan(300);
    expect(lines).toBeLessThanOrEqual(450);
  });

  test("has no cast", () => {
    const casts = (node: ts.Node): string[] => [
      ...(ts.isAsExpression(node) || ts.isNonNullExpression(node) ? [node.getText()] : []),
      ...node.getChildren().flatMap(casts),
    ];
    for (const file of FILES.filter((name) => /\.tsx?$/.test(name))) {
      const text = readFileSync(join(example, file), "utf8");
      expect(casts(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true))).toEqual([]);
    }
  });

  test("needs what is a development dependency here, in the same versions", () => {
    const ours = all(readManifest(root));
    expect(needed).toEqual(
      Object.fromEntries(Object.keys(needed).map((name) => [name, ours[name]])),
    );
    expect(ours["typescript-7"]).toBe(`npm:typescript@${typescript?.replace("~", "^")}`);
  });
});

describe("docs/first-screen.md", () => {
  test("has every file of the example that is not made by create-vite, letter for letter", () => {
    const blocks = page.matchAll(/^```\w+\n(?:\/\/|\/\*) (\S+)(?: \*\/)?\n(.*?)^```$/gms);
    const shown = Object.fromEntries([...blocks].map(([, file = "", code]) => [file, code]));
    const MADE = [".npmrc", "README.md", "index.html", "package.json", "tsconfig.json"];
    expect(shown).toEqual(
      Object.fromEntries(
        FILES.filter((file) => !MADE.includes(file)).map((file) => [
          file,
          readFileSync(join(example, file), "utf8"),
        ]),
      ),
    );
  });

  test("installs all that the example has and create-vite has not", () => {
    const installed = [...page.matchAll(/^npm install (?:--save-dev )?(.+)$/gm)].flatMap(
      ([, names = ""]) => names.split(" "),
    );
    const BY_CREATE_VITE = /^(?:react|react-dom|vite|typescript|@types\/.+|@vitejs\/plugin-react)$/;
    const names = Object.keys(all(readManifest(example)));
    expect(installed.sort()).toEqual(names.filter((name) => !BY_CREATE_VITE.test(name)).sort());
  });
});

const { path: project, install, link } = makeProject();

beforeAll(async () => {
  for (const file of FILES) cpSync(join(example, file), join(project, file));
  const installed = join(project, "node_modules/energy-contracts");
  mkdirSync(installed, { recursive: true });
  const tarball = await askFor(inject("tarball"));
  execFileSync("tar", ["-xzf", tarball, "--strip-components=1", "-C", installed]);
  link(...Object.keys(needed), ".bin/playwright", ".bin/vite", ".bin/vitest");
  const main = join(installed, "dist/src/cli/main.cjs");
  chmodSync(main, 0o755);
  install(".bin/energy-contracts", main);
  install(".bin/tsc", join(root, "node_modules/typescript-7/bin/tsc"));
});

/** Runs a script of the example as its user does. What it prints is in the error if it fails. */
async function npm(...args: string[]): Promise<string> {
  const { NODE_OPTIONS: _, VITEST: __, VITEST_WORKER_ID: ___, TEST: ____, ...rest } = process.env;
  const path = `${dirname(process.execPath)}${delimiter}${rest.PATH}`;
  const env = { ...rest, PATH: path, NO_COLOR: "1", FORCE_COLOR: undefined };
  const ran = promisify(execFile)("npm", ["run", ...args], { cwd: project, env });
  const { stdout } = await ran.catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${error.stdout}\n${error.stderr}`);
  });
  return stdout;
}

describe("on the packed package", () => {
  test("it has no fault of types, and builds", async () => {
    expect(await npm("build")).toMatch(/built in/);
    expect(listFiles(join(project, "dist"))).toContain("index.html");
  });

  test("its tests pass behind MSW", async () => {
    // With more time than its user needs: many other tests run beside this one.
    const file = join(project, "src/App.test.tsx");
    writeFileSync(file, readFileSync(file, "utf8").replace("5_000", "120_000"));
    const times = ["--testTimeout", "240000", "--hookTimeout", "240000"];
    expect(await npm("test", "--", ...times)).toMatch(/4 passed/);
  });

  describe("in a browser", () => {
    /** Nobody else has this port: that of the example may be taken. */
    const MOVED = ["playwright.config.ts", "e2e/import.spec.ts"];
    let port = "";
    beforeAll(async () => {
      port = `${await freePort()}`;
      for (const file of MOVED) {
        const text = readFileSync(join(project, file), "utf8");
        writeFileSync(join(project, file), text.replaceAll("5173", port));
      }
    });
    /** The configuration of the example, with the browser that there is here. */
    const e2e = async (name: string, settings: object): Promise<string> => {
      const own = JSON.stringify({ launchOptions: await findBrowser() });
      const code = `import base from "./playwright.config.ts";
        export default { ...base, timeout: 240_000, ...${JSON.stringify(settings)},
          webServer: { ...base.webServer, timeout: 240_000 },
          expect: { timeout: 120_000 }, use: { ...base.use, ...${own} } };`;
      writeFileSync(join(project, `${name}.config.ts`), code);
      return npm("e2e", "--", "--config", `${name}.config.ts`, `${name}.spec.ts`);
    };

    test("its test passes with a reference server of its own", async ({ skip }) => {
      if (!(await findBrowser())) skip("There is no browser here.");
      expect(await e2e("import", {})).toMatch(/1 passed/);
    });

    test("tests run side by side, with weather and an API at another address", async ({ skip }) => {
      if (!(await findBrowser())) skip("There is no browser here.");
      // Each has the same account and an override: with one server for both, one would fail.
      const code = `import { expect, test } from "energy-contracts/playwright";
        const api = "http://127.0.0.1:${port}";
        test.describe("by default", () => {
          test.use({ api });
          for (const name of ["one", "another"])
            test(name, async ({ page, server }) => {
              await server.override("listAccountImportProcesses", 500, { times: 1 });
              await page.goto("/");
              await expect(page.getByText("No account yet.")).toBeVisible();
              await page.getByLabel("Account number").fill("NW-1");
              await page.getByRole("button", { name: "Stage" }).click();
              await page.getByRole("button", { name: "Process NW-1" }).click();
              await expect(page.getByRole("row", { name: /NW-1 Imported A-/ })).toBeVisible();
            });
        });
        test.describe("where answers are lost", () => {
          test.use({ api: api + "/", serverOptions: { weather: { lost: 1 } } });
          test("a third", async ({ page }) => {
            const failed = page.waitForEvent("requestfailed", (lost) => lost.url().includes("/v1/"));
            await page.goto("/");
            expect((await failed).url()).toContain("/v1/");
          });
        });
        test("a fourth, whose API is elsewhere", async ({ page, server }) => {
          await page.goto("/");
          const status = (address) => page.evaluate((url) => fetch(url).then((a) => a.status), address);
          expect(await status("http://127.0.0.1:4020/v1/products/")).toBe(200);
          expect(server.settings.tokens.length).toBeGreaterThan(0);
        });`;
      writeFileSync(join(project, "e2e/beside.spec.ts"), code);
      const said = await e2e("beside", { workers: 2, fullyParallel: true });
      expect(said).toMatch(/using 2 workers[\s\S]+4 passed/);
    });
  });
});
