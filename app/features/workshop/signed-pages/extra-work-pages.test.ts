import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../tests/factories/database/test-database.ts";
import { apiOnDemo } from "../../../../tests/factories/demo-api.ts";
import { pageCaller, versionIn } from "../../../../tests/factories/test-drive/signed-drives.ts";
import { workshopApi } from "../api.server.ts";
import type { WorkshopVisit } from "../calls.ts";
import {
  brakes,
  checkedIn,
  done,
  hoursFromNow,
  proposed,
  salem,
  seedWorkshop,
  unrefused,
  workshopTables,
} from "../visit-examples.ts";
import { changePromise, reviseExtraWork, withdrawExtraWork } from "../workshop.server.ts";
import { extraWorkPageWords } from "./extra-work-page-words.ts";
import { extraWorkPages } from "./extra-work-pages.server.ts";

testDatabase();
const { get } = apiOnDemo([workshopApi], seedWorkshop);
const words = extraWorkPageWords.of("en");
let { request, send } = pageCaller(extraWorkPages, "extra-work");
let visit = "";
let id = "";
let path = "";

const visitOfNoora = async () =>
  (await get<WorkshopVisit>(`/v3/workshop/visits/${visit}`, { as: noora })).data;
const pathNow = async () => (await visitOfNoora()).extraWork[0]?.path ?? "";
const state = async () =>
  await workshopTables()
    .selectFrom("workshop.extra_work")
    .select(["state", "version"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const altered = (character: string) => (character === "A" ? "B" : "A");
const staffDeed = (version: number) => ({ by: salem, id, version, now: now() });

beforeEach(async () => {
  // Each test comes from an address of its own: guessing links is rate limited.
  ({ request, send } = pageCaller(extraWorkPages, "extra-work"));
  visit = await checkedIn({ reference: "RM-7K2P9A" });
  id = await proposed(visit);
  path = await pathNow();
});
afterEach(() => vi.useRealTimers());

describe("the page of extra work", () => {
  test("shows what, its price, tax and both answers in either language, without a script or a name", async () => {
    for (const lang of ["en", "ar"] as const) {
      const own = extraWorkPageWords.of(lang);
      const { status, text, headers } = await request(`${path}?lang=${lang}`);
      expect(status).toBe(200);
      for (const shown of [
        own.title,
        brakes.title,
        "Labor",
        "380.00",
        "500.50",
        own.noTax,
        own.approve,
        own.decline,
      ])
        expect(text).toContain(shown);
      expect(text).toContain(`lang="${lang}"`);
      expect(text).not.toContain("<script");
      for (const personal of [noora.lastName, noora.email, noora.phone, id, visit])
        expect(text).not.toContain(personal);
      expect([headers.get("cache-control"), headers.get("referrer-policy")]).toEqual([
        "no-store",
        "strict-origin",
      ]);
    }
  });

  test("looked at changes nothing, with whatever method", async () => {
    for (const address of [path, `${path}/approve`, `${path}/decline`])
      for (const method of ["GET", "HEAD", "PUT", "DELETE"]) await request(address, { method });
    expect(await state()).toEqual({ state: "proposed", version: 1 });
  });

  test("is approved with the version that it shows, and says so from then on", async () => {
    const version = versionIn((await request(path)).text);
    const answer = await send(`${path}/approve?lang=en`, { version });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}?lang=en&done=approved`]);
    expect(await state()).toEqual({ state: "approved", version: 2 });
    const { text } = await request(`${path}?lang=en&done=approved`);
    expect(text).toContain(words.savedApproved);
    expect(text).not.toContain("<form");
    expect((await send(`${path}/approve`, { version })).status).toBe(303);
    expect((await send(`${path}/decline`, { version: "2" })).status).toBe(409);
    expect(await state()).toEqual({ state: "approved", version: 2 });
    expect(await pathNow()).toBe("");
  });

  test("is declined", async () => {
    expect((await send(`${path}/decline`, { version: "1" })).status).toBe(303);
    expect((await state()).state).toBe("declined");
    expect((await request(`${path}?lang=en&done=approved`)).text).not.toContain(words.savedApproved);
  });
});

describe("nobody approves", () => {
  test.each<[string, (token: string) => string]>([
    ["with another signature", (token) => token.slice(0, 7) + altered(token[7] ?? "") + token.slice(8)],
    ["with another reference", (token) => altered(token[0] ?? "") + token.slice(1)],
    ["with a link that is cut off", (token) => token.slice(0, -1)],
    ["with nothing", () => "x"],
  ])("%s", async (_, change) => {
    const forged = `/extra-work/${change(path.slice("/extra-work/".length))}`;
    for (const { status } of [await request(forged), await send(`${forged}/approve`, { version: "1" })])
      expect(status).toBe(404);
    expect((await state()).state).toBe("proposed");
  });

  test("with the signature of another proposal", async () => {
    const [own, ownId] = [path, id];
    visit = await checkedIn();
    id = await proposed(visit);
    const mixed = own.slice(0, -16) + (await pathNow()).slice(-16);
    expect((await send(`${mixed}/approve`, { version: "1" })).status).toBe(404);
    id = ownId;
    expect((await state()).state).toBe("proposed");
  });

  test("from another site, or without the version that was shown", async () => {
    const foreign = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    expect((await send(`${path}/approve`, { version: "1" }, foreign)).status).toBe(403);
    for (const version of ["0", "2", "", "x"])
      expect((await send(`${path}/approve`, { version })).status).toBe(409);
    expect((await state()).state).toBe("proposed");
  });

  test("with the link of former words: the new ones have another", async () => {
    unrefused(await done((trx) => reviseExtraWork(trx, { ...brakes, title: "Brakes", ...staffDeed(1) })));
    for (const version of ["1", "2"]) expect((await send(`${path}/approve`, { version })).status).toBe(404);
    const renewed = await pathNow();
    expect(renewed).not.toBe(path);
    expect((await send(`${renewed}/approve`, { version: "2" })).status).toBe(303);
  });

  test("what was withdrawn", async () => {
    unrefused(await done((trx) => withdrawExtraWork(trx, staffDeed(1))));
    for (const version of ["1", "2"]) expect((await send(`${path}/approve`, { version })).status).toBe(410);
    expect((await request(`${path}?lang=en`)).text).toContain(words.expiredTitle);
    expect((await visitOfNoora()).extraWork).toEqual([]);
  });

  test("after 48 hours", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 48 * 3_600_000 });
    expect((await request(path)).status).toBe(410);
    expect((await send(`${path}/approve`, { version: "1" })).status).toBe(410);
    expect((await state()).state).toBe("proposed");
  });
});

describe("GET v3 workshop/visits/{appointmentId}", () => {
  test("refuses a visitor, and does not find another customer's car or one that never came", async () => {
    const address = `/v3/workshop/visits/${visit}`;
    expect(await get(address, {})).toMatchObject({ status: 401, code: "not-signed-in" });
    expect(await get(address, { as: khalid })).toMatchObject({ status: 404, code: "not-found" });
    expect(await get("/v3/workshop/visits/none", { as: noora })).toMatchObject({ status: 404 });
  });

  test("shows when the car is ready, why later, and what waits for approval", async () => {
    const promisedAt = hoursFromNow(9);
    const deed = { by: salem, appointmentId: visit, version: 1, promisedAt, now: now() };
    unrefused(
      await done((trx) => changePromise(trx, { ...deed, delayReason: "extra-work", delayNote: "Pads" })),
    );
    expect(await visitOfNoora()).toMatchObject({
      promisedAt: promisedAt.toISOString(),
      delay: {
        reason: "extra-work",
        text: { en: expect.stringMatching(/\w/), ar: expect.stringMatching(/[ء-ي]/) },
        note: "Pads",
      },
      substituteCar: null,
      extraWork: [{ title: brakes.title, totalDirhams: 50_050, taxDirhams: 0, state: "proposed", path }],
    });
  });
});
