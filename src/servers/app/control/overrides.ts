import { type Action, done, refuseValues } from "./action.ts";

/** Lists the answers that stand in place of others. */
export const listOverrides: Action<"listOverrides"> = async (_, { overrides }) =>
  done({ overrides: [...overrides.list] });

/** Replaces all of them. */
export const setOverrides: Action<"setOverrides"> = async ({ body }, { overrides }) => {
  const { findOverrideFaults } = await import("../../prefer/override-faults.ts");
  const faults = findOverrideFaults(body.overrides);
  if (faults.length > 0) return refuseValues(faults);
  overrides.list = body.overrides;
  return done(body);
};
