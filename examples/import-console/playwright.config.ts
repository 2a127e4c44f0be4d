import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "e2e",
  workers: 1, // all tests share one server
  use: { baseURL: "http://127.0.0.1:5173" },
  webServer: [
    {
      command: "npx energy-contracts serve --control --quiet",
      url: "http://127.0.0.1:4020",
      reuseExistingServer: true,
    },
    {
      command: "npx vite --host 127.0.0.1 --port 5173 --strictPort",
      url: "http://127.0.0.1:5173",
      reuseExistingServer: true,
    },
  ],
});
