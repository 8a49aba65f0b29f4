import { beforeAll, expect, test } from "vitest";
import { bookingApi } from "#app/features/booking/api.server.ts";
import { importDocument } from "#app/features/documents/documents.server.ts";
import { addDays, dayIn } from "#app/i18n/dates/dates.ts";
import { newId } from "#app/lib/id.ts";
import { now } from "#app/platform/clock.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { createApp } from "#server/app.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { apiOnDemo } from "../../factories/demo-api.ts";

testDatabase();
const app = createApp(async () => true);
const { get } = apiOnDemo([bookingApi], async () => undefined);
const day = addDays(dayIn(now(), "Asia/Qatar"), 40);

/** The calendar of a customer, as the address that the API gives them answers it. */
async function calendarOf(person: typeof noora, language: "en" | "ar") {
  const { data } = await get<{ address: string }>(`/v3/account/calendar-feed?lang=${language}`, {
    as: person,
  });
  const { pathname, search } = new URL(data.address);
  const feed = await app.request(pathname + search);
  return { status: feed.status, text: (await feed.text()).replaceAll("\r\n ", "") };
}

beforeAll(async () => {
  await importDocument({
    ...{ id: newId<"document">(), customerId: noora.id, type: "insurance", isAccepted: true, language: "en" },
    fields: [
      { key: "plate", value: "482915" },
      { key: "expiry", value: day },
    ],
    ...{ pages: [{ bytes: new Uint8Array(1), width: 1, height: 1 }], confirmedAt: now() },
  });
});

test.each([
  ["en", "Insurance\\, 482915"],
  ["ar", "التأمين، \u2066482915\u2069"],
] as const)(
  "the calendar to subscribe to has the last day of a paper with its car, in %s",
  async (language, title) => {
    const { status, text } = await calendarOf(noora, language);
    expect(status).toBe(200);
    const [entry = "", ...others] = text.split("BEGIN:VEVENT").slice(1);
    expect(others).toEqual([]);
    const date = (value: string) => value.replaceAll("-", "");
    for (const line of [
      `SUMMARY:${title}`,
      `DTSTART;VALUE=DATE:${date(day)}`,
      `DTEND;VALUE=DATE:${date(addDays(day, 1))}`,
      "TRANSP:TRANSPARENT",
    ])
      expect(entry).toContain(`${line}\r\n`);
    expect(entry).toContain(`/dashboard?lang=${language}`);
  },
);

test("it has nothing of another customer's papers, and an altered address opens none", async () => {
  expect((await calendarOf(khalid, "en")).text).not.toContain("BEGIN:VEVENT");
  expect((await app.request("/calendar/none.ics")).status).toBe(404);
});
