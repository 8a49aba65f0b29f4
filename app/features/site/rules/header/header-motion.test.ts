import { describe, expect, it } from "vitest";
import { afterScroll, type HeaderMotion, headerAtTop } from "./header-motion.ts";

const page = { pageHeight: 4000, viewHeight: 800, headerHeight: 84, ribbonHeight: 0 };
const walk = (...positions: number[]) =>
  positions.reduce<HeaderMotion>(
    (motion, scrollTop) => afterScroll(motion, { ...page, scrollTop }),
    headerAtTop,
  );

describe("the header while the page scrolls", () => {
  it.each([
    ["stays while less than its height is scrolled", [60], "top"],
    ["goes away on the way down", [60, 120], "away"],
    ["comes over the page on the way up", [60, 400, 300], "over"],
    ["goes away again", [60, 400, 300, 350], "away"],
    ["is back in its place at the top", [60, 400, 300, 0], "top"],
    ["does not tremble", [60, 400, 300, 303, 299, 302], "over"],
    ["is away at the end of the page", [60, 400, 300, 3200], "away"],
    ["survives a rubber band above the top", [60, 400, 300, -20], "top"],
  ] as const)("%s", (_, positions, place) => {
    expect(walk(...positions).place).toBe(place);
  });

  it("stays on a page that hardly scrolls", () => {
    const short = { ...page, pageHeight: 850, scrollTop: 50 };
    expect(afterScroll(headerAtTop, short).place).toBe("top");
  });

  it.each([
    ["stays while ribbon and header are still in view", [60, 140], "top"],
    ["goes away past both", [60, 140, 150], "away"],
    ["is back in its place where the ribbon begins to show", [400, 300, 61], "top"],
  ] as const)("under a ribbon of 61 px it %s", (_, positions, place) => {
    const motion = positions.reduce<HeaderMotion>(
      (before, scrollTop) => afterScroll(before, { ...page, ribbonHeight: 61, scrollTop }),
      headerAtTop,
    );
    expect(motion.place).toBe(place);
  });
});
