import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { controls } from "../../tests/factories/first-tap/controls.ts";
import { inGroups } from "../../tests/factories/first-tap/in-groups.ts";
import { type EarlyTap, tapEarly } from "../../tests/factories/first-tap/tap-early.ts";
import { startProgram } from "../../tests/factories/program/running-program.ts";
import { buildSiteIfNeeded } from "../site/build-site.ts";
import { browserOptions } from "../test/browser.ts";

const delaysMs = [200, 500, 1000, 1500, 2000, 3000, 5000];
const goals = { lost: 0, inpMs: 200 };
/** More at once would slow each other beyond the phone that is meant. */
const atOnce = 2;

/** Taps every control at every delay, in both languages, with and without `lang`: how many are lost, how long they took. */
export async function bench(): Promise<void> {
  await buildSiteIfNeeded();
  const program = await startProgram({ MARSA_DATA_DIR: join(tmpdir(), "marsa-bench") });
  const browser = await chromium.launch(await browserOptions());
  const taps = (["en", "ar"] as const).flatMap((language) =>
    [true, false].flatMap((named) =>
      controls.flatMap((control) =>
        delaysMs.map((afterMs): EarlyTap => ({ control, language, named, afterMs })),
      ),
    ),
  );
  // The question for consent would lie over some controls, as it is meant to.
  const refused = { answer: "refused", at: "2026-01-01T00:00:00.000Z", version: 1 };
  const localStorage = [{ name: "marsa.consent", value: JSON.stringify(refused) }];
  const storageState = { cookies: [], origins: [{ origin: program.address, localStorage }] };
  const outcomes = await inGroups(taps, atOnce, (tap) =>
    tapEarly(browser, program.address, tap, { storageState }),
  );
  for (const { control, language, named, afterMs, answered, inpMs = 0 } of outcomes)
    if (!answered || inpMs > goals.inpMs)
      process.stdout.write(
        `${answered ? "slow" : "LOST"}: ${control.name} of ${control.path}, ${language}, ${named ? "with" : "without"} lang, ${afterMs} ms: ${inpMs} ms\n`,
      );
  const lost = outcomes.filter(({ answered }) => !answered).length;
  const times = outcomes.flatMap(({ inpMs }) => inpMs ?? []).sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(part * (times.length - 1))] ?? 0;
  process.stdout.write(`${outcomes.length} taps, ${lost} lost (goal ${goals.lost})\n`);
  process.stdout.write(
    `tap to paint: median ${at(0.5)} ms, p75 ${at(0.75)} ms, p98 ${at(0.98)} ms, longest ${at(1)} ms (goal ${goals.inpMs})\n`,
  );
  await browser.close();
  await program.stop();
}
