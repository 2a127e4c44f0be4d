// Payloads for tests: valid ones that are always the same, and ones with exactly one fault.
export { type Fault, faults } from "./fixtures/faults.ts";
export { type FixtureMap, fixture } from "./fixtures/fixture.ts";
