import { expect, test } from "@playwright/test";
import { controls } from "../../factories/first-tap/controls.ts";
import { inGroups } from "../../factories/first-tap/in-groups.ts";
import { type EarlyTap, type TapOutcome, tapEarly } from "../../factories/first-tap/tap-early.ts";
import { textsFor } from "../site-texts.ts";

/** The full matrix is `npm run bench first-tap`; here each control once: half of them in each language, at once or later. */
const laterMs = [500, 1000, 1500, 2000, 3000, 5000];
const atOnce = 4;

test("the first tap on a slow phone is never lost, before the scripts and after", async ({
  browser,
  baseURL,
  storageState,
}, info) => {
  // Some 10 seconds of waiting for a slow line; more where the machine is busy with something else.
  test.setTimeout(600_000);
  const { language } = textsFor(info);
  const own = controls.filter((_, index) => index % 2 === (language === "en" ? 0 : 1));
  const taps = own.map(
    (control, index): EarlyTap => ({
      control,
      language,
      named: index % 2 === 0,
      afterMs: index % 2 === 0 ? 200 : (laterMs[index] ?? 0),
    }),
  );
  const outcomes = await inGroups(taps, atOnce, (tap) =>
    tapEarly(browser, baseURL ?? "", tap, { storageState }),
  );
  expect(outcomes.filter(({ answered }) => !answered).map(asWords)).toEqual([]);
});

function asWords({ control, named, afterMs }: TapOutcome): string {
  return `${control.name} of ${control.path}, ${afterMs} ms after the first paint, ${named ? "with" : "without"} lang`;
}
