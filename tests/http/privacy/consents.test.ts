import { describe, expect, test } from "vitest";
import { importCustomer } from "#app/features/account/account.server.ts";
import { contentClient } from "#app/features/content/content.server.ts";
import { leadsApi } from "#app/features/leads/api.server.ts";
import { leadFormQuery } from "#app/features/leads/content/lead-form.ts";
import { preownedApi } from "#app/features/preowned/api.server.ts";
import { privacyApi } from "#app/features/privacy/api.server.ts";
import type { Consent } from "#app/features/privacy/calls.ts";
import { privacyWords } from "#app/features/privacy/words.ts";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { testDriveApi } from "#app/features/test-drive/api.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import { database } from "#app/platform/database.server.ts";
import { versionOf } from "#app/platform/personal-data/consents.server.ts";
import type { PlatformTables } from "#app/platform/tables.ts";
import { seedContent } from "#db/seed/content.seed.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { seedTestDrives } from "#db/seed/test-drive.seed.ts";
import "#server/app.ts";
import { canary } from "../../factories/canaries.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { apiOnDemo, tokenOf } from "../../factories/demo-api.ts";
import { leadBody, leadOf } from "../../factories/leads.ts";
import { driveBody, driveSlotsBody, visitor } from "../../factories/test-drive/drive-api.ts";

testDatabase();
const { get, post } = apiOnDemo([privacyApi, leadsApi, preownedApi, testDriveApi], async (at) => {
  await seedTestDrives(at);
  await seedContent(at);
});
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
    // An alert goes on until it is ended itself.
    expect(await post(path, { purpose: "stock-alerts", given: false })).toMatchObject({ status: 422 });
  });

  test("is a record each time: what was withdrawn stands above what was given, and neither changes", async () => {
    expect(await listed()).toEqual([]);
    expect(await decide(true)).toMatchObject({ status: 200 });
    expect(await decide(false)).toMatchObject({ status: 200 });
    const facts = {
      purpose: "marketing",
      language: "ar",
      source: "account",
      textVersion: versionOf(privacyWords.of("ar").marketing),
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

  test("of a form names the words that content shows beside its box", async () => {
    const sent = { ...leadBody({ email: "zqreader@example.qa" }), marketingConsent: true };
    expect(await post("/v3/leads", sent, {})).toMatchObject({ status: 200 });
    const form = await queryContent(leadFormQuery, {
      ...contentClient(),
      brand: config.brand,
      language: "en",
      key: "offer",
    });
    if (!form.ok) throw new Error(form.code);
    expect((await records()).at(-1)).toMatchObject({ text_version: versionOf(form.value.marketingLabel) });
  });

  test("that was withdrawn in the account is given by no form that names the customer's address or number", async () => {
    await decide(true, khalid);
    const mine = { ...leadBody({ email: khalid.email }), marketingConsent: true };
    const { data } = await post<{ id: string }>("/v3/leads", mine, {});
    await decide(false, khalid);
    // The lead that waits for the CRM says so as well.
    expect((await leadOf(data.id)).marketing_consent).toBe(false);
    const others = { ...leadBody({ email: khalid.email }), marketingConsent: true };
    expect(await post("/v3/leads", others, {})).toMatchObject({ status: 200 });
    const [holds, ...former] = await listed(khalid);
    expect(holds).toMatchObject({ purpose: "marketing", given: false, source: "account" });
    expect(former).toHaveLength(3);
  });

  test("of a purpose that the program does not know is not shown as another one", async () => {
    await database<PlatformTables>()
      .insertInto("platform.consent")
      .values({
        ...{ id: "of-a-former-version", customer_id: noora.id, purpose: "surveys", given: true },
        ...{ text_version: "2020-01", language: "en", source: "account", at: now() },
      })
      .execute();
    expect((await listed()).map(({ textVersion }) => textVersion)).not.toContain("2020-01");
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
