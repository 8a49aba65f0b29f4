import { controls } from "../../factories/first-tap/controls.ts";
import { inGroups } from "../../factories/first-tap/in-groups.ts";
import { type EarlyTap, type TapOutcome, tapEarly } from "../../factories/first-tap/tap-early.ts";
import { expect, test } from "../journey.ts";

/** One of each kind: a menu, the other language, a place in the page, another page. */
const taps = [
  { name: "menu", language: "ar", named: false, afterMs: 200 },
  { name: "language", language: "en", named: true, afterMs: 500 },
  { name: "overview", language: "en", named: false, afterMs: 1000 },
  { name: "a used car", language: "ar", named: true, afterMs: 2000 },
] as const;

// Every control at every moment, in both languages: `npm run bench first-tap`.
test("the first tap on a slow phone is never lost, before the scripts and after", async ({
  browser,
  baseURL,
  storageState,
}) => {
  const early = taps.map(({ name, ...tap }): EarlyTap => ({ control: controlNamed(name), ...tap }));
  const outcomes = await inGroups(early, early.length, (tap) =>
    tapEarly(browser, baseURL ?? "", tap, { storageState }),
  );
  expect(outcomes.filter(({ answered }) => !answered).map(asWords)).toEqual([]);
});

function controlNamed(name: string) {
  const control = controls.find((one) => one.name === name);
  if (control === undefined) throw new Error(`there is no control ${name}`);
  return control;
}

function asWords({ control, named, afterMs }: TapOutcome): string {
  return `${control.name} of ${control.path}, ${afterMs} ms after the first paint, ${named ? "with" : "without"} lang`;
}
