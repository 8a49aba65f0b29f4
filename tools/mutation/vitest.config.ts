import { defineConfig } from "vitest/config";

// The tests of rules alone, for mutation testing.
export default defineConfig({
  test: {
    include: ["app/features/*/rules/**/*.test.ts"],
    setupFiles: ["tests/set-market.ts", "tools/mutation/same-properties.ts"],
    isolate: false,
    testTimeout: 60_000,
  },
});
