// fast-check, with the seed of the run.
import fc from "fast-check";
import { SEED } from "./seeded.ts";

fc.configureGlobal({ seed: SEED });

export default fc;
