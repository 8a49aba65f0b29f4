import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { toastMs } from "../../../ui/toast/toast-list.ts";
import {
  chosenSectionMs,
  drawerMs,
  fillAfterMs,
  fillAtLatestMs,
  overviewMs,
  ribbonMs,
} from "./shell-timing.ts";

const theme = readFileSync(join(import.meta.dirname, "../../../ui/theme.css"), "utf8");

describe("the numbers of the shell", () => {
  test.each([
    ["drawer transition", drawerMs, 500],
    ["overview transition", overviewMs, 400],
    ["header hide delay", fillAfterMs, 300],
    ["its fallback", fillAtLatestMs, 2_000],
    ["flag of a chosen section", chosenSectionMs, 1_000],
    ["ribbon autoplay", ribbonMs, 5_000],
    ["toast", toastMs, 7_000],
  ])("%s: %i ms", (_, ms, expected) => {
    expect(ms).toBe(expected);
  });

  test.each([
    ["--header-height: 114px;", "--header-height: 84px;"],
    ["--ribbon-height: 104px;", "--ribbon-height: 61px;"],
  ])("%s, from 1000 px on %s", (phone, wide) => {
    const [before, after] = theme.split("@media (width >= 1000px)");
    expect(before).toContain(phone);
    expect(after).toContain(wide);
  });

  test.each([
    `--drawer-time: ${drawerMs}ms;`,
    `--overview-time: ${overviewMs}ms;`,
    "75vh",
    "754px - var(--header-height)",
    "--breakpoint-md: 748px;",
    "--breakpoint-lg: 1000px;",
    "--breakpoint-xl: 1260px;",
    "--breakpoint-2xl: 1500px;",
    "--breakpoint-tv: 3000px;",
    "--content-max: max(1250px, min(83.34vw, 2500px));",
  ])("the theme says %s", (declaration) => {
    expect(theme).toContain(declaration);
  });

  test.each([
    ["header", 10_000],
    ["menu", 10_001],
    ["drawer", 10_002],
    ["link-popup", 10_003],
    ["modal", 10_004],
  ])("%s lies on layer %i", (layer, index) => {
    expect(theme).toMatch(new RegExp(`@utility z-${layer} \\{\\s*z-index: ${index};`));
  });
});
