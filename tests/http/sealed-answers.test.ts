import { sql } from "kysely";
import { expect, test } from "vitest";
import { bookingApi } from "#app/features/booking/api.server.ts";
import { phoneApi } from "#app/features/phone/api.server.ts";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { testDriveApi } from "#app/features/test-drive/api.server.ts";
import type { BookedDrive } from "#app/features/test-drive/calls.ts";
import { database } from "#app/platform/database.server.ts";
import { seedContent } from "#db/seed/content.seed.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { seedTestDrives } from "#db/seed/test-drive.seed.ts";
import { testDatabase } from "../factories/database/test-database.ts";
import { tracesOf } from "../factories/database/traces.ts";
import { apiOnDemo } from "../factories/demo-api.ts";
import { codeSentTo, newBrowser, newPhone } from "../factories/phone.ts";
import { driveBody, driveSlotsBody } from "../factories/test-drive/drive-api.ts";

testDatabase();
const { post } = apiOnDemo([phoneApi, testDriveApi, bookingApi], async (at) => {
  await seedContent(at, "content/demo");
  await seedTestDrives(at);
});

/** What answers said, in clear in a stored one: a text or bytes. */
async function inStoredAnswers(texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ row: string; bytes: Buffer | null }>`
    select t::text as row, sealed_answer as bytes from platform.idempotency t`.execute(database());
  expect(rows.filter(({ bytes }) => bytes !== null).length).toBeGreaterThan(3);
  return texts.filter((text) => rows.some(({ row, bytes }) => row.includes(text) || bytes?.includes(text)));
}

test("what writes answer is in clear nowhere in the database, and a repetition answers it again", async () => {
  const visitor = { phone: newPhone(), purpose: "test-drive", browser: newBrowser() };
  await post("/v3/phone/codes", visitor, {});
  const entry = { ...visitor, code: await codeSentTo(visitor.phone) };
  const confirmed = await post<{ proof: string }>("/v3/phone/codes/verification", entry, {
    key: "proof-once",
  });
  const { proof } = confirmed.data;
  const feed = await post<{ address: string }>(
    "/v3/account/calendar-feed?lang=en",
    {},
    { as: noora, key: "feed-once" },
  );
  const [, feedToken = ""] = /calendar\/(.+)\.ics/.exec(feed.data.address) ?? [];
  const [slot] = (await post<TimeSlot[]>("/v3/test-drive/slots", driveSlotsBody({ car: "shihab" }), {})).data;
  const body = driveBody(slot, { mobile: noora.phone, phoneProof: undefined, car: "shihab" });
  const drive = await post<BookedDrive>("/v3/test-drive/appointment", body, { as: noora, key: "drive-once" });
  const driveToken = drive.data.link.split("/").at(-1) ?? "";

  const secrets = [proof, feedToken, driveToken];
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(20);
  expect(await inStoredAnswers([...secrets, entry.code, "shihab", drive.data.reference])).toEqual([]);
  // A drive's own mail has its link.
  expect(await tracesOf([proof, feedToken])).toEqual([]);

  const again = await post("/v3/phone/codes/verification", entry, { key: "proof-once" });
  expect(again).toEqual(confirmed);
  expect(await post("/v3/account/calendar-feed?lang=en", {}, { as: noora, key: "feed-once" })).toEqual(feed);
  expect(await post("/v3/test-drive/appointment", body, { as: noora, key: "drive-once" })).toEqual(drive);
});

test("a sealed answer opens under its own key alone", async () => {
  const [one, other] = ["sealed-one", "sealed-other"];
  for (const key of [one, other]) await post("/v3/account/calendar-feed?lang=en", {}, { as: noora, key });
  await sql`update platform.idempotency set sealed_answer =
    (select sealed_answer from platform.idempotency where key = ${one}) where key = ${other}`.execute(
    database(),
  );
  const moved = await post("/v3/account/calendar-feed?lang=en", {}, { as: noora, key: other });
  expect([moved.status, moved.data]).toEqual([500, undefined]);
});
