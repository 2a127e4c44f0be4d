import type { Ids } from "../handlers/handler.ts";

export const randomIds: Ids = {
  accountNumber: () => `A-${crypto.randomUUID().slice(0, 8).toUpperCase()}`,
  secret: () => {
    const text = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
    return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  },
};
