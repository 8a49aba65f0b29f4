import { afterEach, expect, test, vi } from "vitest";
import { prefersNoAutoplay } from "./prefers-no-autoplay.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["a browser that says nothing of bytes", {}, false, false],
  ["a connection without a preference", { connection: {} }, false, false],
  ["bytes to spare", { connection: { saveData: false } }, false, false],
  ["Save-Data", { connection: { saveData: true } }, false, true],
  ["less motion", { connection: { saveData: false } }, true, true],
  ["both", { connection: { saveData: true } }, true, true],
])("with %s", (_, navigator, lessMotion, noAutoplay) => {
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: lessMotion && query === "(prefers-reduced-motion: reduce)",
  }));
  expect(prefersNoAutoplay()).toBe(noAutoplay);
});
