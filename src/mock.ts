// The mock for test suites.
export type { Listening, ListenOptions } from "./host/listen.ts";
export type { Log, LogEntry } from "./http/log.ts";
export type { WeatherOptions } from "./http/weather-options.ts";
export { createMock, type Mock, type MockOptions } from "./mock/create-mock.ts";
export { startMock } from "./mock/start-mock.ts";
