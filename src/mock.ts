// The mock for test suites.
export type { Listening, ListenOptions } from "./servers/host/listen.ts";
export type { Log, LogEntry } from "./servers/http/log.ts";
export type { WeatherOptions } from "./servers/http/weather.ts";
export { createMock, type Mock, type MockOptions } from "./servers/mock/create-mock.ts";
export { startMock } from "./servers/mock/start-mock.ts";
