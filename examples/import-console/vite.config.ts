import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const api = process.env["API_URL"] ?? "http://127.0.0.1:4020"; // that of `serve`

export default defineConfig({
  plugins: [react()],
  server: { proxy: { "/v1": api, "/__control": api } }, // so that all is of one origin
  test: { environment: "jsdom", include: ["src/**/*.test.tsx"], testTimeout: 20_000 },
});
