import { afterEach, describe, expect, test } from "vitest";
import { testDatabase } from "../factories/database/test-database.ts";
import { type RunningProgram, startProgram } from "../factories/program/running-program.ts";

/*
 * The first recorded maintenance window (product/behavior.md#maintenance-window) as the built program answers in it,
 * without any script. Its clock starts shortly before the window begins or ends (a start takes two seconds, on a busy machine ten), so that
 * pages already stand in the page cache by then.
 */
const guarded = ["/dashboard", "/book-a-service", "/appointment/1"];
/** Other spellings lead to the one address, and so to the same answer. */
const otherSpellings = ["/Dashboard/", "/d%61shboard"];
const message = "Online service booking is being looked after";

describe("maintenance", () => {
  const { url } = testDatabase({ jobs: false });
  let program: RunningProgram | undefined;
  afterEach(() => program?.stop());

  const startAt = async (clock: string) => {
    program = await startProgram({ DATABASE_URL: url, MARSA_CLOCK: clock, MARSA_DEMO: "off" });
  };
  const answerTo = (path: string) => fetch(`${program?.address}${path}`, { redirect: "manual" });
  const statusOf = async (path: string) => (await answerTo(path)).status;
  /** What can be read; the scripts hold every text of the header. */
  const homeSays = async () => {
    const page = await (await answerTo("/?lang=en")).text();
    return page.replace(/<script.*?<\/script>/gs, "").includes(message);
  };

  test("begins at its second also for cached pages, in both languages", async () => {
    await startAt("2025-08-20T16:59:36Z");
    expect([await statusOf("/dashboard?lang=en"), await homeSays()]).toEqual([200, false]);
    const response = await answerTo("/dashboard?lang=ar&testMaintenance=true");
    expect(response.headers.get("location")).toBe("/error/service-maintenance?lang=ar");
    expect(await statusOf("/dashboard?lang=en&testMaintenance=1")).toBe(200);

    await expect.poll(() => statusOf("/dashboard?lang=en"), { interval: 500 }).toBe(302);
    for (const path of guarded) {
      for (const lang of ["en", "ar"]) {
        const answer = await answerTo(`${path}?lang=${lang}`);
        expect([answer.status, answer.headers.get("location"), answer.headers.get("cache-control")]).toEqual([
          302,
          `/error/service-maintenance?lang=${lang}`,
          "no-store",
        ]);
      }
    }
    for (const path of otherSpellings) {
      const moved = await answerTo(`${path}?lang=en`);
      expect([moved.status, moved.headers.get("location")]).toEqual([301, "/dashboard?lang=en"]);
    }
    const page = await answerTo("/error/service-maintenance?lang=en");
    expect(page.status).toBe(503);
    const [left, whole] = [Number(page.headers.get("retry-after")), 60 * 3_600];
    expect(left).toBeGreaterThan(whole - 120);
    expect(left).toBeLessThanOrEqual(whole);
    // Everything else stays open, and says it above the header.
    expect([await statusOf("/?lang=en"), await statusOf("/find-us?lang=en")]).toEqual([200, 200]);
    expect(await homeSays()).toBe(true);
  });

  test("ends at its second, and cached pages say so no longer", async () => {
    await startAt("2025-08-23T04:59:36Z");
    expect([await statusOf("/dashboard?lang=en"), await homeSays()]).toEqual([302, true]);
    await expect.poll(() => statusOf("/dashboard?lang=en"), { interval: 500 }).toBe(200);
    expect(await homeSays()).toBe(false);
    // Nothing is left to wait for: the page says what every 503 says.
    expect((await answerTo("/error/service-maintenance?lang=en")).headers.get("retry-after")).toBe("10");
  });
});
