import { describe, expect, test } from "vitest";
import { importCustomer } from "#app/features/account/account.server.ts";
import { leadsApi } from "#app/features/leads/api.server.ts";
import { preownedApi } from "#app/features/preowned/api.server.ts";
import { privacyApi } from "#app/features/privacy/api.server.ts";
import type { Consent } from "#app/features/privacy/calls.ts";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { testDriveApi } from "#app/features/test-drive/api.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { consentTextVersion } from "#app/platform/personal-data/consent-purposes.ts";
import type { PlatformTables } from "#app/platform/tables.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { seedTestDrives } from "#db/seed/test-drive.seed.ts";
import "#server/app.ts";
import { canary } from "../../factories/canaries.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { apiOnDemo, tokenOf } from "../../factories/demo-api.ts";
import { leadBody } from "../../factories/leads.ts";
import { driveBody, driveSlotsBody, visitor } from "../../factories/test-drive/drive-api.ts";

testDatabase();
const { get, post } = apiOnDemo([privacyApi, leadsApi, preownedApi, testDriveApi], seedTestDrives);
const path = "/v3/account/privacy/consents";
const records = () =>
  database<PlatformTables>().selectFrom("platform.consent").selectAll().orderBy("at").orderBy("id").execute();
const decide = (given: boolean, as = noora) =>
  post(`${path}?lang=ar`, { purpose: "marketing", given }, { as });
const listed = async (as = noora) => (await get<Consent[]>(path, { as })).data;

describe("a consent", () => {
  test("is nobody else's to see or to give", async () => {
    expect(await get(path, {})).toMatchObject({ status: 401 });
    expect(await post(path, { purpose: "marketing", given: true }, {})).toMatchObject({ status: 401 });
    expect(await post(path, { purpose: "everything", given: true })).toMatchObject({ status: 422 });
  });

  test("is a record each time: what was withdrawn stands above what was given, and neither changes", async () => {
    expect(await listed()).toEqual([]);
    expect(await decide(true)).toMatchObject({ status: 200 });
    expect(await decide(false)).toMatchObject({ status: 200 });
    const facts = {
      purpose: "marketing",
      language: "ar",
      source: "account",
      textVersion: consentTextVersion.marketing,
    };
    expect(await listed()).toMatchObject([
      { ...facts, given: false },
      { ...facts, given: true },
    ]);
    expect(await listed(khalid)).toEqual([]);
  });

  test("of a form is written down with the request, once, and shown to whose address it is", async () => {
    await importCustomer(canary, now());
    const sent = { ...leadBody({ email: canary.email }), marketingConsent: true };
    for (const _ of [1, 2])
      expect(await post("/v3/leads", sent, { key: "consent-of-a-form" })).toMatchObject({ status: 200 });
    const { data } = await get<Consent[]>(path, { token: await tokenOf(canary, now()) });
    expect(data).toMatchObject([{ purpose: "marketing", given: true, source: "offer", language: "en" }]);
  });

  test("is not what a request, or a test drive is", async () => {
    const before = (await records()).length;
    expect(await post("/v3/leads", leadBody(), {})).toMatchObject({ status: 200 });
    const { data } = await post<TimeSlot[]>("/v3/test-drive/slots", driveSlotsBody(), {});
    expect(await post("/v3/test-drive/appointment", driveBody(data[0]), {})).toMatchObject({ status: 200 });
    expect(await records()).toHaveLength(before);
  });

  test("comes with a test drive where its box was ticked", async () => {
    const { data } = await post<TimeSlot[]>("/v3/test-drive/slots", driveSlotsBody({ car: "suhail" }), {});
    const body = driveBody(data[0], { ...visitor("55001277"), car: "suhail", marketingConsent: true });
    expect(await post("/v3/test-drive/appointment", body, {})).toMatchObject({ status: 200 });
    expect((await records()).at(-1)).toMatchObject({
      purpose: "marketing",
      given: true,
      source: "test-drive",
    });
  });
});
