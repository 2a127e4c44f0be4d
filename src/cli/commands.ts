import type { Command } from "./command.ts";

/** Every command by name, each loaded only when it is called. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  list: async () => (await import("./commands/list.ts")).list,
  show: async () => (await import("./commands/show.ts")).show,
  validate: async () => (await import("./commands/validate.ts")).validate,
  mock: async () => (await import("./commands/mock.ts")).mock,
  proxy: async () => (await import("./commands/proxy.ts")).proxy,
  serve: async () => (await import("./commands/serve.ts")).serve,
  deliveries: async () => (await import("./commands/deliveries.ts")).deliveries,
  diff: async () => (await import("./commands/diff.ts")).diff,
};
