// Payloads for tests (valid payloads, payloads with exactly one fault, series of valid payloads)
// and example answers of operations.
export type { AnswerMap } from "../generated/answer-map.ts";
export { type DemoState, demoState } from "./library/fixtures/demo-state.ts";
export { type Fault, faults } from "./library/fixtures/faults.ts";
export { type FixtureMap, fixture } from "./library/fixtures/fixture.ts";
export { fixtures } from "./library/fixtures/fixtures.ts";
export type { SeriesOptions } from "./library/fixtures/series/series.ts";
