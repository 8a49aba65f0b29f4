import { controls } from "../../factories/first-tap/controls.ts";
import { inGroups } from "../../factories/first-tap/in-groups.ts";
import { type EarlyTap, type TapOutcome, tapEarly } from "../../factories/first-tap/tap-early.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";

/**
 * The full matrix is `npm run bench first-tap`; here each control at once, and half of them later: the other language has
 * the other half.
 */
const laterMs = [500, 1000, 1500, 2000, 3000, 5000];
const atOnce = 4;

test("the first tap on a slow phone is never lost, before the scripts and after", async ({
  browser,
  baseURL,
  storageState,
}, info) => {
  // Some 25 seconds of waiting for a slow line; more where the machine is busy with something else.
  test.setTimeout(600_000);
  const { language } = textsFor(info);
  const half = language === "en" ? 0 : 1;
  const taps = controls.flatMap((control, index): EarlyTap[] => {
    const first = { control, language, named: index % 4 < 2, afterMs: 200 };
    if (index % 2 !== half) return [first];
    const afterMs = laterMs[(index - half) / 2] ?? 0;
    return [first, { control, language, named: !first.named, afterMs }];
  });
  const outcomes = await inGroups(taps, atOnce, (tap) =>
    tapEarly(browser, baseURL ?? "", tap, { storageState }),
  );
  expect(outcomes.filter(({ answered }) => !answered).map(asWords)).toEqual([]);
});

function asWords({ control, named, afterMs }: TapOutcome): string {
  return `${control.name} of ${control.path}, ${afterMs} ms after the first paint, ${named ? "with" : "without"} lang`;
}
