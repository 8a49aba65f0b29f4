import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,server,tools,tests,db}/**/*.test.ts", "{app,server,tools,tests,db}/**/*.test.tsx"],
    globalSetup: "tests/global-setup.ts",
    setupFiles: "tests/set-market.ts",
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
