import { beforeAll, describe, expect, test } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { database, queryCount } from "#app/platform/database.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import type { AppointmentTables } from "../../../../../tests/factories/booking/all-tables.ts";
import {
  appointmentBody,
  type BookedAnswer,
  bookingApiOnDemo,
  isNoonWindow,
  slotsBody,
} from "../../../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { calendarFeeds } from "../../api.server.ts";

testDatabase();
const { get, post, patch } = bookingApiOnDemo();
const call = "/v3/account/calendar-feed";
interface Feed {
  readonly address: string;
  readonly webcal: string;
}
let appointmentId = "";

const pathOf = (address: string) =>
  new URL(address).pathname.replace("/calendar", "") + new URL(address).search;
const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await calendarFeeds.request(path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const addressFor = async (person = noora, lang = "en") =>
  (await get<Feed>(`${call}?lang=${lang}`, { as: person })).data.address;
const eventsOf = (file: string) => file.replaceAll("\r\n ", "").split("BEGIN:VEVENT").slice(1);

beforeAll(async () => {
  const { data } = await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody());
  const slot = data.find((one) => !isNoonWindow(one));
  const booked = await post<BookedAnswer>("/v3/orders/services/appointment", appointmentBody(slot));
  appointmentId = booked.data.serviceAppointmentId;
});

describe("GET /calendar/<token>.ics", () => {
  test("is the customer's appointments, without a sign-in, in the language of the address", async () => {
    const english = await read(pathOf(await addressFor()));
    expect(english.status).toBe(200);
    expect(english.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(english.headers.get("cache-control")).toMatch(/^private/);
    expect(english.headers.get("x-robots-tag")).toBe("noindex");
    expect(english.text).toContain(`UID:${appointmentId}@marsa\r\n`);
    expect(english.text).toContain("Rimal Service Al Sadd");
    expect((await read(pathOf(await addressFor(noora, "ar")))).text).toContain("مركز خدمة رمال، السد");
  });

  test("takes five queries, one of them for test drives, however many vehicles it speaks of", async () => {
    const path = pathOf(await addressFor());
    const before = queryCount();
    const { text } = await read(path);
    expect(queryCount() - before).toBe(5);
    expect(eventsOf(text).length).toBeGreaterThan(1);
  });

  test("has an entity tag, and is not sent again while nothing changes", async () => {
    const path = pathOf(await addressFor());
    const etag = (await read(path)).headers.get("etag") ?? "";
    expect(await read(path, { "if-none-match": `"other", W/${etag}` })).toMatchObject({
      status: 304,
      text: "",
    });
    expect((await read(path, { "if-none-match": '"other"' })).status).toBe(200);
  });

  test("keeps what was canceled, with its sequence, and forgets what is older than ninety days", async () => {
    await patch("/v3/orders/services/appointment", { appointmentId, status: "CANC" });
    const events = eventsOf((await read(pathOf(await addressFor()))).text);
    const canceled = events.find((event) => event.includes(appointmentId));
    expect(canceled).toMatch(/SEQUENCE:1\r\n[\s\S]*STATUS:CANCELLED/);
    const old = new Date(Date.now() - 91 * 86_400_000);
    await database<AppointmentTables>()
      .updateTable("booking.appointment")
      .set({ starts_at: old, ends_at: new Date(old.getTime() + 3_600_000) })
      .where("id", "=", appointmentId)
      .execute();
    expect((await read(pathOf(await addressFor()))).text).not.toContain(appointmentId);
  });

  test("has nothing of another customer", async () => {
    const { status, text } = await read(pathOf(await addressFor(khalid)));
    expect([status, eventsOf(text)]).toEqual([200, []]);
  });

  test("is not found any more after its address was withdrawn, once or twice; the new one is", async () => {
    const first = pathOf(await addressFor(khalid));
    const answers = await Promise.all([1, 2].map(() => post<Feed>(call, undefined, { as: khalid })));
    const last = await addressFor(khalid);
    expect(new Set([first, ...answers.map(({ data }) => pathOf(data.address))]).size).toBe(3);
    expect((await read(first)).status).toBe(404);
    expect((await read(pathOf(last))).status).toBe(200);
    expect(pathOf(await addressFor(noora))).not.toBe(pathOf(last));
  });

  test.each<[string, (token: string) => string]>([
    ["an altered signature", (token) => token.replace(/.$/, (last) => (last === "A" ? "E" : "A"))],
    [
      "another customer's name",
      (token) => token.replace(/^[^.]+/, Buffer.from(khalid.id).toString("base64url")),
    ],
    ["a signature in another spelling", (token) => `${token}=`],
    ["no signature", (token) => token.split(".")[0] ?? ""],
    [
      "a name with a NUL character",
      (token) => token.replace(/^[^.]+/, Buffer.from("\0").toString("base64url")),
    ],
    ["nothing", () => ""],
  ])("with %s is not found", async (_, change) => {
    const [, token = ""] = /\/(.+)\.ics/.exec(pathOf(await addressFor())) ?? [];
    const { status, headers } = await read(`/${change(token)}.ics`);
    expect([status, headers.get("x-robots-tag")]).toEqual([404, "noindex"]);
  });
});

test("the address opens a calendar and is never cached on the way", async () => {
  const { data } = await get<Feed>(call);
  expect(data.webcal).toBe(data.address.replace(/^https?/, "webcal"));
});
