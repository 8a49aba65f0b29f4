import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "#app/lib/id.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import type { AccountTables } from "../../tables.ts";
import { changeNames } from "../settings/change-names.server.ts";
import { insertCustomer, setConfirmedPhone, upsertIssuedCustomer } from "./customers.server.ts";
import { customerForStaff, customersForStaff } from "./customers-for-staff.server.ts";
import { byName, findCustomers, idsOfCustomers } from "./find-customers.server.ts";
import { nameQueries, otherNames, wantedNames } from "./name-query-examples.ts";

testDatabase({ jobs: false });

interface Given {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
  readonly email?: string;
}
const add = (given: Given) =>
  inTransaction<unknown, string>(async (trx) => {
    const email = `${newId()}@example.qa`;
    const person = { firstName: "Some", lastName: "Body", phone: "", email, passwordHash: "", ...given };
    return (await insertCustomer(trx, person, now())) ?? "";
  });
const idsOf = async (typed: string, limit?: number) =>
  (await findCustomers(typed, limit)).map(({ id }) => id);

describe("names of both scripts among thousands", () => {
  beforeAll(async () => {
    const people = [
      ...otherNames(4_000).map((name, place) => [`other-${place}`, ...name]),
      ...Object.entries(wantedNames).map(([id, name]) => [id, ...name]),
    ];
    await sql`insert into account.customer
        (id, issuer, subject, email, first_name, last_name, phone, sf_account_id, kunnr, created_at)
      select p ->> 0, 'built-in', p ->> 0, p ->> 0, p ->> 1, p ->> 2, '', '', '', now()
      from json_array_elements(${JSON.stringify(people)}::json) as p`.execute(database());
  });

  test.each([false, true])(
    "of 100 queries 95 find their customer among ten (hidden: %s)",
    async (isHidden) => {
      const queries = nameQueries.filter(([, , hidden]) => hidden === isHidden);
      const missed: string[] = [];
      for (const [typed, wanted] of queries) if (!(await idsOf(typed)).includes(wanted)) missed.push(typed);
      expect(queries.length).toBeGreaterThan(25);
      expect(1 - missed.length / queries.length, missed.join(", ")).toBeGreaterThanOrEqual(0.95);
    },
  );

  test("every word has to be found, and the exact name comes before what sounds like it", async () => {
    expect(await findCustomers("Qasim Xylander")).toEqual([]);
    const [first] = await findCustomers("Gamal Abdel Nasser");
    expect(first).toMatchObject({ id: "gamalNasser", match: { by: "name", how: "whole" } });
    const [inArabic] = await findCustomers("جمال عبد الناصر");
    expect(inArabic).toMatchObject({ id: "gamalNasser", match: { by: "name", how: "sounds" } });
  });

  test.each(["م", "a", "bin", "؟!", "'", "\\", "a:* | b", "\u0640"])(
    "%j finds nobody and breaks nothing",
    async (typed) => {
      expect(await idsOf(typed)).toEqual([]);
    },
  );
});

test("every reading of a name among many is an index's", async () => {
  await sql`insert into account.customer
      (id, issuer, subject, email, first_name, last_name, name_ar, phone, sf_account_id, kunnr, created_at)
    select 'many-' || n, 'built-in', 'many-' || n, 'many-' || n, 'Person' || n % 300, 'Family' || n % 70,
      case when n % 3 = 0 then 'شخص' || n % 300 || ' عائلة' end, '', '', '', now()
    from generate_series(1, 1000) as n`.execute(database());
  await sql`analyze account.customer`.execute(database());
  for (const typed of ["غالية مطلق", "Ghalia"])
    for (const [, condition] of byName(typed)) {
      const { rows } = await sql<{ "QUERY PLAN": string }>`
        explain select id from account.customer where issuer <> 'staff' and ${condition} limit 10`.execute(
        database(),
      );
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(plan).not.toMatch(/Seq Scan/);
      expect(plan).toMatch(/customer_by_arabic_name/);
    }
});

describe("phones and e-mail addresses", () => {
  test("a number is found in every form, as it begins and as it ends", async () => {
    const id = await add({ phone: "33917264" });
    const issued = {
      issuer: "https://id.example.qa",
      subject: "1",
      firstName: "A",
      lastName: "B",
      kunnr: "",
    };
    const dialled = await upsertIssuedCustomer(
      { ...issued, email: "dialled@example.qa", phone: "+974 3391 7265", sfAccountId: "" },
      now(),
    );
    for (const typed of ["33917264", "+974 3391 7264", "0097433917264", "٣٣٩١٧٢٦٤"])
      expect(await findCustomers(typed)).toMatchObject([{ id, match: { by: "phone", how: "whole" } }]);
    expect(await idsOf("33917265")).toEqual([dialled]);
    expect(new Set(await idsOf("339172"))).toEqual(new Set([id, dialled]));
    expect(await findCustomers("7264")).toMatchObject([{ id, match: { by: "phone", how: "ends" } }]);
    expect(await idsOf("33917266")).toEqual([]);
  });

  test("an address is found whole before those that it begins, and its signs mean themselves", async () => {
    const short = await add({ email: "zaha_r@example.qa" });
    const long = await add({ email: "zaha_r@example.qa.example" });
    await add({ email: "zahaxr@example.qa" });
    expect(await idsOf("ZAHA_R@example.qa")).toEqual([short, long]);
    expect(await idsOf("zaha_")).toHaveLength(2);
    expect(await idsOf("zaha%")).toEqual([]);
  });

  test("who is found in two ways stands once, by the surer one", async () => {
    const id = await add({ firstName: "Zephyrina", email: "zephyrina@example.qa" });
    expect(await findCustomers("zephyrina")).toMatchObject([{ id, match: { by: "name", how: "whole" } }]);
    expect(await findCustomers("zephyrina", 1)).toHaveLength(1);
  });
});

describe("what is written is found in the same moment", () => {
  test("new names take the place of the former ones", async () => {
    const id = await add({ firstName: "Thuraya", lastName: "Formerly" });
    const names = { firstName: "ثريا", lastName: "الزعفراني" };
    await inTransaction<unknown, boolean>((trx) => changeNames(trx, id, names));
    expect(await idsOf("Thuraya Formerly")).toEqual([]);
    expect(await idsOf("thuraya zaafrani")).toEqual([id]);
  });

  test("an Arabic name that is given beside the Latin one, and no longer once it is taken away", async () => {
    const id = await add({ firstName: "Ghalia", lastName: "Al Zarqa" });
    const withArabic = (nameAr: string) =>
      inTransaction<unknown, boolean>((trx) =>
        changeNames(trx, id, { firstName: "Ghalia", lastName: "Al Zarqa", nameAr }),
      );
    expect(await findCustomers("غالية الزرقا")).toMatchObject([{ id, match: { how: "sounds" } }]);
    await withArabic("غالية بنت مطلق الزرقا");
    for (const [typed, how] of [
      ["غالية الزرقا", "whole"],
      ["غالية مطلق", "whole"],
      ["غالية مط", "begins"],
      ["Ghalia Zarqa", "whole"],
      ["ghaliya mutlaq", "sounds"],
    ] as const)
      expect(await findCustomers(typed), typed).toMatchObject([{ id, match: { by: "name", how } }]);
    expect(await idsOfCustomers("غالية مطلق")).toEqual([id]);
    await withArabic("");
    expect(await idsOf("غالية مطلق")).toEqual([]);
  });

  test("an issuer's new names, and a row that is gone", async () => {
    const claims = {
      issuer: "https://id.example.qa",
      subject: "2",
      email: "i@example.qa",
      phone: "",
      kunnr: "",
    };
    const id = await upsertIssuedCustomer(
      { ...claims, firstName: "Wilhelmina", lastName: "Q", sfAccountId: "" },
      now(),
    );
    await upsertIssuedCustomer(
      { ...claims, firstName: "Guillermina", lastName: "Q", sfAccountId: "" },
      now(),
    );
    expect([await idsOf("Wilhelmina"), await idsOf("Guillermina")]).toEqual([[], [id]]);
    await database<AccountTables>().deleteFrom("account.customer").where("id", "=", id).execute();
    expect(await idsOf("Guillermina")).toEqual([]);
  });

  test("members of staff are no customers", async () => {
    const id = await add({ firstName: "Staffonly", phone: "30000001" });
    await database<AccountTables>()
      .updateTable("account.customer")
      .set({ issuer: "staff" })
      .where("id", "=", id)
      .execute();
    expect([await idsOf("Staffonly"), await idsOf("30000001")]).toEqual([[], []]);
    expect(await customerForStaff(id)).toBeUndefined();
    expect(await customersForStaff([id])).toEqual(new Map());
  });
});

test("a customer is shown with what is confirmed of them", async () => {
  const id = await add({ firstName: "Noora", lastName: "Al Kuwari", phone: "33000009" });
  expect(await customerForStaff(id)).toMatchObject({
    name: { en: "Noora Al Kuwari", ar: "Noora Al Kuwari" },
    ...{ phone: "33000009", isPhoneConfirmed: false, phoneConfirmedAt: null },
    ...{ language: null, hasChosenLanguage: false, issuer: null, closedAt: null },
  });
  await inTransaction<unknown, void>((trx) => setConfirmedPhone(trx, id, "33000010", now()));
  expect((await customersForStaff([id, id, "nobody"])).get(id)).toMatchObject({
    phone: "33000010",
    isPhoneConfirmed: true,
  });
  expect(await customerForStaff("nobody")).toBeUndefined();
});
