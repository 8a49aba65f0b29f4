import { describe, expect, it } from "vitest";
import { afterUncaughtError } from "./uncaught-errors.ts";

const missing = new TypeError(
  "Failed to fetch dynamically imported module: https://rimal.example/assets/home-x1.js",
);
const first = { online: true, reloadedBefore: false };

describe("after an uncaught error", () => {
  it.each([
    missing,
    new TypeError("error loading dynamically imported module"),
    new TypeError("Importing a module script failed."),
    new Error("Unable to preload CSS for /assets/home-x1.css"),
  ])("reloads once for: %s", (error) => {
    expect(afterUncaughtError(error, first)).toBe("reload");
    expect(afterUncaughtError(error, { ...first, reloadedBefore: true })).toBe("error-page");
  });

  it("shows the error page for anything else", () => {
    expect(afterUncaughtError(new Error("x is undefined"), first)).toBe("error-page");
    expect(afterUncaughtError("Failed to fetch dynamically imported module", first)).toBe("error-page");
  });

  it("neither reloads nor leaves without a network", () => {
    expect(afterUncaughtError(missing, { online: false, reloadedBefore: false })).toBe("stay");
  });
});
