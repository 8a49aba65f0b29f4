import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { database, queryCount } from "#app/platform/database.server.ts";
import { bookingApiOnDemo } from "../../../../../../tests/factories/booking/booking-api.ts";
import { asOwner } from "../../../../../../tests/factories/database/as-owner.ts";
import { testDatabase } from "../../../../../../tests/factories/database/test-database.ts";
import { booked, workingHours } from "../staff-examples.ts";
import { listAppointments } from "./list-appointments.server.ts";
import { conditionsOf } from "./search-conditions.server.ts";

testDatabase();
bookingApiOnDemo();

const now = new Date();
const ids: Record<"own" | "guest" | "hissing", string> = { own: "", guest: "", hissing: "" };
const found = async (text: string, limit = 20) => {
  const page = await listAppointments({ places: ["al-sadd"], sort: "startsAt", limit, text, now }, "en");
  return page.appointments.map(({ id }) => id);
};

/** Visits that are looked for, of a customer and of guests. */
beforeAll(async () => {
  const [first, second, third, fourth] = await workingHours();
  await sql`insert into account.customer
      (id, issuer, subject, email, first_name, last_name, phone, sf_account_id, kunnr, created_at)
    values ('moza', 'built-in', 'moza', 'moza@example.qa', 'موزة', 'العبيدلي', '33917264', '', '', now())`.execute(
    database(),
  );
  const own = await booked(first ?? now, {
    person: { name: "Moza", phone: "55990001", language: "ar" },
    car: { plate: "770011", modelName: "Badia", vin: "RMLBAD00000055443" },
  });
  await sql`update booking.appointment set customer_id = 'moza' where id = ${own.id}`.execute(database());
  const guest = await booked(second ?? now, {
    person: { name: "Ghanim Al Hitmi", phone: "66208841", language: "en" },
    car: { plate: "880022", modelName: "Hajar", vin: "RMLHJR00000066554" },
  });
  // With the consonants of other names, as of Noora.
  await booked(third ?? now, { person: { name: "Nair Perera", phone: "66554433", language: "en" } });
  // With the consonants of سعود, if a z were an s.
  const hissing = await booked(fourth ?? now, {
    person: { name: "Ziad Shaheen", phone: "66554434", language: "en" },
  });
  Object.assign(ids, { own: own.id, guest: guest.id, hissing: hissing.id });
});

describe("the list of appointments is searched by what its field says", () => {
  test.each([
    // In its own script without and with marks, with another heh and alef; in the other script; its family name alone.
    ...["موزة", "موزه العبيدلي", "مُوزَة", "العبيدلى", "Moza Al Obaidli", "moza"],
    // Its number in every form, as it begins and as it ends.
    ...["33917264", "3391 7264", "+974 3391 7264", "0097433917264", "٣٣٩١٧٢٦٤", "339172", "7264"],
    ...["770011", "٧٧٠٠١١", "7700", "rmlbad0000005", "RMLBAD00000055443", "055443"],
  ])("a customer's visit by %j", async (text) => expect(await found(text)).toEqual([ids.own]));

  test.each(["Ghanim", "غانم الهتمي", "hitmi", "66208841", "+974 6620 8841", "8841", "٦٦٢٠", "066554"])(
    "a guest's visit by %j",
    async (text) => expect(await found(text)).toEqual([ids.guest]),
  );

  test.each(["Moza Al Hitmi", "33917265", "Zuedo", "سعود", "؟", "%", "_", "'"])(
    "nothing by %j",
    async (text) => expect(await found(text)).toEqual([]),
  );

  test.each(["زياد", "شاهين", "Ziad"])("a name with a z of its own by %j", async (text) =>
    expect(await found(text)).toEqual([ids.hissing]),
  );

  test("by four statements, whatever is typed", async () => {
    for (const text of ["moza", "7264", "770011"]) {
      const before = queryCount();
      await found(text);
      expect(queryCount() - before).toBe(4);
    }
  });
});

describe("among a hundred times as many", () => {
  beforeAll(async () => {
    await asOwner(sql`insert into booking.guest (id, name, phone, plate, model, vin, language, created_by, created_at)
      select 'guest-' || n, 'Person' || n % 300 || ' Family' || n % 70, '+97450' || lpad(n::text, 6, '0'), 'P' || n, 'Hajar', '',
        'en', 'staff', now() from generate_series(1, 4000) as n`);
    await asOwner(sql`insert into booking.appointment (id, customer_id, vehicle_id, vin, plate, model, brand, center_id, starts_at,
        ends_at, service_codes, mileage, service_note, additional_information, language, code, version, created_at, told_version)
      select 'many-' || n, 'guest-' || n % 4000, vehicle_id, 'RMLMANY' || lpad(n::text, 10, '0'), 'P' || n, model, brand,
        center_id, starts_at - n * interval '7 minutes', ends_at - n * interval '7 minutes', service_codes, mileage, '', '',
        language, 'OUT', 1, created_at, 1
      from booking.appointment, generate_series(1, 60000) as n where id = ${ids.guest}`);
    await asOwner(sql`vacuum analyze booking.appointment`);
    await asOwner(sql`vacuum analyze booking.guest`);
  });

  test("every reading of a text is an index's", async () => {
    for (const text of ["Ghanim", "8841", "66208841", "880022", "066554"])
      for (const condition of await conditionsOf(text)) {
        const { rows } = await sql<{ "QUERY PLAN": string }>`
          explain select id from booking.appointment where ${condition}`.execute(database());
        expect(rows.map((row) => row["QUERY PLAN"]).join("\n"), text).not.toMatch(/Seq Scan/);
      }
    expect(await found("Ghanim")).toEqual([ids.guest]);
    expect(await found("880022")).toEqual([ids.guest]);
  });

  test("what begins alike comes page by page, however many there are", async () => {
    const first = await found("P1", 50);
    expect(new Set(first).size).toBe(50);
  });
});
