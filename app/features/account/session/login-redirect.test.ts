import { afterEach, expect, test, vi } from "vitest";
import { readLoginReturn } from "./login-redirect.ts";

afterEach(() => vi.unstubAllGlobals());

function inTab(href: string, state: string | null): void {
  let stored = state;
  vi.stubGlobal("location", { href });
  vi.stubGlobal("sessionStorage", {
    getItem: () => stored,
    removeItem: () => {
      stored = null;
    },
  });
}

test("the code of a login that this tab began is taken, once, with the address that it was made for", () => {
  inTab("https://marsa.example/dashboard?lang=en&code=c&state=s", "s");
  const redirectUrl = "https://marsa.example/dashboard?lang=en";
  expect(readLoginReturn()).toEqual({ code: "c", redirectUrl });
  expect(readLoginReturn()).toBeUndefined();
});

test.each([
  ["a tab that requested none, without a state", "code=planted", null],
  ["a tab that requested none", "code=planted&state=s", null],
  ["a tab that requested another", "code=planted&state=s", "t"],
  ["a tab that requested one, without a state", "code=planted", "t"],
])("a planted code is not taken by %s", (_, query, state) => {
  inTab(`https://marsa.example/?${query}`, state);
  expect(readLoginReturn()).toBeUndefined();
});
