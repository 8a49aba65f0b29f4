import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { privacyApi } from "#app/features/privacy/api.server.ts";
import type { ExportState, HeldData } from "#app/features/privacy/calls.ts";
import { forgetExports, prepareExport } from "#app/features/privacy/server/export/exports.server.ts";
import type { PrivacyTables } from "#app/features/privacy/tables.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { seedGarage } from "#db/seed/garage.seed.ts";
import { createApp } from "#server/app.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { apiOnDemo } from "../../factories/demo-api.ts";

testDatabase();
const host = createApp(async () => true);
const { get, post } = apiOnDemo([privacyApi], seedGarage);
const path = "/v3/account/privacy";
interface Shown {
  readonly held: readonly HeldData[];
  readonly export: ExportState | null;
}
const exports = () => database<PrivacyTables>().selectFrom("privacy.export").selectAll();
const addressOf = async (person = noora) =>
  (await get<{ address: string | null } | null>(`${path}/export`, { as: person })).data?.address ?? "";
const download = (address: string) => host.request(new URL(address).pathname);

async function prepared(person = noora, lang = "en") {
  expect(await post(`${path}/export?lang=${lang}`, undefined, { as: person })).toMatchObject({
    status: 200,
    data: { state: "preparing" },
  });
  const { id } = await exports().where("customer_id", "=", person.id).executeTakeFirstOrThrow();
  await prepareExport.callOut({ exportId: id });
  const zip = await download(await addressOf(person));
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  return { zip, files, text: (name: string) => strFromU8(files[name] ?? new Uint8Array()) };
}

describe("what is stored about a customer", () => {
  test("is shown to nobody else", async () => {
    expect(await get(path, {})).toMatchObject({ status: 401 });
    expect(await get(`${path}/export`, {})).toMatchObject({ status: 401 });
    expect(await post(`${path}/export`, undefined, {})).toMatchObject({ status: 401 });
  });

  test("is listed with purpose and retention, in the language of the request", async () => {
    const { data } = await get<Shown>(`${path}?lang=en`);
    expect(data.held).toContainEqual({
      id: "garage.vehicle",
      title: "Your cars",
      purpose: expect.stringContaining("book service"),
      retention: expect.stringContaining("As long as"),
      count: 3,
      isTechnical: false,
      retained: null,
    });
    // A car stands before its warranties.
    const ids = data.held.map(({ id }) => id);
    expect(ids.indexOf("garage.vehicle")).toBeLessThan(ids.indexOf("garage.warranty"));
    const arabic = await get<Shown>(`${path}?lang=ar`);
    expect(arabic.data.held.map(({ title }) => title)).toContain("سياراتك");
    const others = await get<Shown>(path, { as: khalid });
    expect(others.data.held.map(({ id }) => id)).not.toContain("garage.vehicle");
  });
});

describe("a copy", () => {
  test("holds everything for programs, and a page for its reader in both languages", async () => {
    const { zip, files, text } = await prepared();
    expect(zip.headers.get("content-disposition")).toContain("my-data.zip");
    expect(zip.headers.get("cache-control")).toBe("no-store");
    expect(Object.keys(files).toSorted()).toEqual(["data.json", "index.ar.html", "index.html"]);
    const { data } = JSON.parse(text("data.json")) as { data: { name: string; rows: { email: string }[] }[] };
    expect(data.find(({ name }) => name === "account.customer")?.rows[0]?.email).toBe(noora.email);
    expect(text("index.html")).toContain("Your cars");
    expect(text("index.ar.html")).toContain('dir="rtl"');
    expect(text("index.ar.html")).toContain("سياراتك");
    for (const page of ["index.html", "index.ar.html"]) expect(text(page)).not.toMatch(/<script|="https?:/);
    expect(text("data.json")).not.toContain(khalid.email);
  });

  test("begins with the page in the customer's language, and writes out what they typed", async () => {
    const { text } = await prepared(khalid, "ar");
    expect(text("index.html")).toContain('lang="ar"');
    expect(text("index.html")).toContain(khalid.email);
    expect(text("index.en.html")).toContain("Your account");
  });

  test("is stored sealed, and its address opens it alone and for five minutes", async () => {
    await prepared();
    const { sealed_zip: sealed } = await exports()
      .where("customer_id", "=", noora.id)
      .executeTakeFirstOrThrow();
    expect(sealed?.subarray(0, 2).toString()).not.toBe("PK");
    const address = await addressOf();
    expect((await download(address)).status).toBe(200);
    const [id, end, signature = ""] = address.split("/copies/")[1]?.split(".") ?? [];
    const forged = [`${id}.${Number(end) + 60}.${signature}`, `${id}.${end}.${signature.toLowerCase()}`, "x"];
    for (const token of forged) expect((await host.request(`/copies/${token}`)).status).toBe(404);
    const over = Math.floor(now().getTime() / 1000) - 1;
    expect((await host.request(`/copies/${id}.${over}.${signature}`)).status).toBe(404);
  });

  test("is replaced by the next one, and gone after a day", async () => {
    await prepared();
    await prepared();
    expect(await exports().where("customer_id", "=", noora.id).execute()).toHaveLength(1);
    const address = await addressOf();
    await inTransaction((trx) => forgetExports(trx, new Date(now().getTime() + 24 * 3_600_000 + 1)));
    expect((await download(address)).status).toBe(404);
    expect(await get(`${path}/export`)).toMatchObject({ status: 200, data: null });
  });

  test("has no address while it is prepared, and is not begun anew by another request", async () => {
    await post(`${path}/export`, undefined);
    const id = () => exports().where("customer_id", "=", noora.id).executeTakeFirst();
    const begun = await id();
    await post(`${path}/export`, undefined);
    expect(await id()).toEqual(begun);
    expect((await get(`${path}/export`)).data).toMatchObject({ state: "preparing", address: null });
    expect((await get<Shown>(path)).data.export).toMatchObject({ state: "preparing" });
  });
});
