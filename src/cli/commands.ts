import type { Command } from "./command.ts";
import { validate } from "./validate/command.ts";

/** Every command by its name. All but the one that starts fastest are loaded when they are needed. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  list: async () => (await import("./list/command.ts")).list,
  show: async () => (await import("./show/command.ts")).show,
  validate: async () => validate,
  fixtures: async () => (await import("./fixtures/command.ts")).fixtures,
  emit: async () => (await import("./emit/command.ts")).emit,
  mock: async () => (await import("./mock/command.ts")).mock,
  proxy: async () => (await import("./proxy/command.ts")).proxy,
  serve: async () => (await import("./serve/command.ts")).serve,
  deliveries: async () => (await import("./deliveries/command.ts")).deliveries,
  diff: async () => (await import("./diff/command.ts")).diff,
  completion: async () => (await import("./completion/command.ts")).completion,
};
