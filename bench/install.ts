import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listFiles } from "../scripts/source/list-files.ts";
import { root } from "./built.ts";
import { runNpm } from "./run-node.ts";
import { kilobytes, megabytes, type Table } from "./table.ts";

const DISK_MB = 25;
const TARBALL = 1600 * 1024;

export function measureInstall(): Table {
  const folder = mkdtempSync(join(tmpdir(), "energy-contracts-install-"));
  try {
    runNpm(["pack", "--ignore-scripts", "--pack-destination", folder], root);
    const tarball = readdirSync(folder).find((file) => file.endsWith(".tgz"));
    if (!tarball) throw new Error("npm pack wrote no tarball.");
    writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
    runNpm(["install", `./${tarball}`, "--no-audit", "--no-fund"], folder);
    return toTable(statSync(join(folder, tarball)).size, join(folder, "node_modules"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function toTable(tarball: number, modules: string): Table {
  const installed = Object.keys(
    JSON.parse(readFileSync(join(modules, ".package-lock.json"), "utf8")).packages,
  );
  const files = listFiles(modules).map((file) => ({ file, ...diskUse(join(modules, file)) }));
  const packageFiles = files.filter(({ file }) => file.startsWith("energy-contracts/"));
  const sum = (list: typeof files, key: "bytes" | "disk") =>
    list.reduce((total, entry) => total + entry[key], 0);
  const disk = sum(files, "disk");
  const others = installed
    .map((path) => path.replace("node_modules/", ""))
    .filter((name) => name !== "energy-contracts");
  return {
    title: "Install footprint",
    says: "What `npm install energy-contracts` brings into an empty folder.",
    grids: [
      {
        columns: ["", "measured", "limit"],
        rows: [
          ["tarball", kilobytes(tarball), kilobytes(TARBALL)],
          ["packages installed", `${installed.length}`, ""],
          ["on disk, all packages", megabytes(disk), `${DISK_MB} MB`],
          ["of these, this package", megabytes(sum(packageFiles, "disk")), ""],
          [
            `its ${packageFiles.length} files by their lengths`,
            megabytes(sum(packageFiles, "bytes")),
            "",
          ],
        ],
      },
    ],
    claims: [
      { text: "The tarball is at most 1,600 KB.", holds: tarball <= TARBALL },
      { text: `At most ${DISK_MB} MB on disk.`, holds: disk <= DISK_MB * 1024 * 1024 },
    ],
    notes: [others.length > 0 ? `Beside it: ${others.join(", ")}.` : "It brings no other package."],
  };
}

/** What a file takes on disk, in whole blocks, and how long it is. */
function diskUse(file: string): { bytes: number; disk: number } {
  const { size, blocks } = statSync(file);
  return { bytes: size, disk: blocks * 512 };
}
