/**
 * The flags that tests take, with what they are in `npm run test:all`. Without them these tests are
 * as thorough as a few seconds allow.
 */
export const FULL_SIZE: Readonly<Record<string, string>> = {
  ADDITIONS: "all",
  ATTACK_CREDENTIALS: "20000",
  ATTACK_REQUESTS: "20000",
  CHECK_MEGABYTES: "50",
  DIFF_RUNS: "150",
  DUMPS: "1000000",
  FORGERIES: "20000",
  JOURNEYS: "1000",
  LEASE_CALLS: "200",
  LIVE_MESSAGES: "10000",
  MOCK_SEEDS: "1000",
  MUTANTS: "20000",
  MUTATED_BODIES: "4000",
  OWN_EVENTS: "230",
  OWN_MUTANTS: "10000",
  PAGE_INPUTS: "2000",
  RECEIVER_KILLS: "8",
  RECEIVER_MESSAGES: "5000",
  REGEX: "all",
  RELAY_KILLS: "25",
  SCANNER_LINES: "3000",
  SCANNER_MUTANTS: "1000000",
  SERIES: "100000",
  SOAK_DATA: "1",
  SOAK_MINUTES: "0.1",
  STORE_CRASH_CYCLES: "25",
  STORE_MODEL_RUNS: "100",
  TYPESCRIPTS: "all",
};
