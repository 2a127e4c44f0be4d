// Which changes fail a run.
import type { Change } from "./change.ts";

/** True if a change fails. With `version`, a break fails unless a new version may break. */
export function failsOn(what: string, { breaks }: Change, isNewMajor: boolean): boolean {
  if (what === "version") return breaks.length > 0 && !isNewMajor;
  return what === "any" || (what === "breaking" && breaks.length > 0);
}

/**
 * True if a version may break what another one promised: a new major one, or below 1.0 a new minor
 * one. Undefined if one of them is not a version.
 */
export function mayBreak(before: string, after: string): boolean | undefined {
  const [old, now] = [before, after].map((text) => /^v?(\d+)(?:\.(\d+))?(?![^.+-])/.exec(text));
  if (!old || !now) return undefined;
  const [major, minor] = [1, 2].map((part) => Number(now[part] ?? 0) - Number(old[part] ?? 0));
  return major !== 0 ? (major ?? 0) > 0 : now[1] === "0" && (minor ?? 0) > 0;
}
