import { expect, test } from "vitest";
import { lifetimeOf, withToast } from "./toast-list.ts";

test.each([
  ["info", 7_000],
  ["success", 7_000],
  ["error", undefined],
] as const)("%s is shown for %s ms", (tone, ms) => {
  expect(lifetimeOf({ tone })).toBe(ms);
});

test("the newest stands last, and the same message stands once", () => {
  const copied = { text: "Copied", tone: "success" } as const;
  const failed = { text: "Not copied", tone: "error" } as const;
  const shown = withToast(withToast(withToast([], copied, 1), failed, 2), copied, 3);
  expect(shown.map(({ id, text }) => [id, text])).toEqual([
    [2, "Not copied"],
    [3, "Copied"],
  ]);
});

test("the same words as an error are another message", () => {
  const shown = withToast(withToast([], { text: "x", tone: "info" }, 1), { text: "x", tone: "error" }, 2);
  expect(shown).toHaveLength(2);
});
