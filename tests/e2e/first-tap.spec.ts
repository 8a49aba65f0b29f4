import { expect, test } from "@playwright/test";
import { controls } from "../factories/first-tap/controls.ts";
import { inGroups } from "../factories/first-tap/in-groups.ts";
import { type EarlyTap, type TapOutcome, tapEarly } from "../factories/first-tap/tap-early.ts";
import { textsFor } from "./site-texts.ts";

/** The full matrix is `npm run bench first-tap`; here each control at once and at a time of its own. */
const laterMs = [500, 1000, 1500, 2000, 3000, 5000];
const atOnce = 6;

test("the first tap on a slow phone is never lost, before the scripts and after", async ({
  browser,
  baseURL,
  storageState,
}, info) => {
  // Some 25 seconds of waiting for a slow line; more where the machine is busy with something else.
  test.setTimeout(300_000);
  const { language } = textsFor(info);
  const taps = controls.flatMap((control, index): EarlyTap[] => [
    { control, language, named: index % 2 === 0, afterMs: 200 },
    { control, language, named: index % 2 === 1, afterMs: laterMs[index % laterMs.length] ?? 0 },
  ]);
  const outcomes = await inGroups(taps, atOnce, (tap) =>
    tapEarly(browser, baseURL ?? "", tap, { storageState }),
  );
  expect(outcomes.filter(({ answered }) => !answered).map(asWords)).toEqual([]);
});

function asWords({ control, named, afterMs }: TapOutcome): string {
  return `${control.name} of ${control.path}, ${afterMs} ms after the first paint, ${named ? "with" : "without"} lang`;
}
