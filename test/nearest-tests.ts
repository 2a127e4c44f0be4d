// `vitest related` of a file that most of the others use would run nearly all tests.
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { listFiles } from "../scripts/source/list-files.ts";

const root = join(import.meta.dirname, "..");
const MOST = 30;

/** Of many test files those that take no long time and reach a source by the fewest imports. */
export function nearestTests<File extends { readonly moduleId: string }>(
  tests: readonly File[],
  sources: readonly string[],
  isLong: (test: File) => boolean,
): File[] {
  if (tests.length <= MOST) return [...tests];
  const distances = distancesTo(sources.map(pathOf));
  const distanceOf = ({ moduleId }: File): number => distances.get(pathOf(moduleId)) ?? 1 / 0;
  return tests
    .filter((test) => !isLong(test))
    .sort((a, b) => distanceOf(a) - distanceOf(b))
    .slice(0, MOST);
}

const pathOf = (file: string): string => relative(root, file);

/** How many imports lie between each file and the sources. */
function distancesTo(sources: readonly string[]): Map<string, number> {
  const users = usersOfAll();
  const distances = new Map(sources.map((source) => [source, 0]));
  for (const [file, distance] of distances)
    for (const user of users.get(file) ?? [])
      if (!distances.has(user)) distances.set(user, distance + 1);
  return distances;
}

function usersOfAll(): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const folder of ["src", "generated", "scripts", "test"])
    for (const name of listFiles(join(root, folder)).filter((file) => /\.tsx?$/.test(file))) {
      const file = `${folder}/${name}`;
      const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), "utf8"));
      for (const { fileName } of importedFiles) {
        if (!fileName.startsWith(".")) continue;
        const target = join(dirname(file), fileName);
        users.set(target, [...(users.get(target) ?? []), file]);
      }
    }
  return users;
}
