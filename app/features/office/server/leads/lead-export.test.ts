import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { searchAudit } from "#app/features/staff/staff.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { seedContent } from "#db/seed/content.seed.ts";
import { seedTestDrives } from "#db/seed/test-drive.seed.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { changeLead, leadMails, storeLead } from "../../../../../tests/factories/leads.ts";
import { office } from "../../../../../tests/factories/office/office-api.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";

testDatabase();
const lusail = "rimal-showroom-lusail";
type Member = Awaited<ReturnType<typeof staffMember>>;
let manager: Member;
let ids: string[];

beforeAll(async () => {
  manager = await staffMember({ role: "manager", place: lusail });
  const stored = [
    { location: lusail },
    { location: "rimal-showroom-salwa-road" },
    { firstName: "أحمد", lastName: "آل ثاني" },
  ].map((one, number) => storeLead({ mobile: String(55_300_000 + number), ...one }));
  ids = (await Promise.all(stored)).map(({ id }) => id);
  // No form takes such a name; a task of another system might.
  await changeLead(ids[0] ?? "", { first_name: "=HYPERLINK(1)" });
});

const file = (
  search = "",
  { cookie, site = "same-origin" }: { readonly cookie?: string; readonly site?: string } = manager,
) =>
  office.request(`http://localhost/office/export/leads.csv?${search}`, {
    headers: { ...(cookie && { cookie }), "sec-fetch-site": site },
  });
const exports = async () => (await searchAudit({ limit: 50 })).entries.filter(({ via }) => via === "export");

test("the file is refused to strangers, other sites and who may not export, and that is no export", async () => {
  expect((await file("", {})).status).toBe(401);
  expect((await file("", { cookie: manager.cookie, site: "cross-site" })).status).toBe(403);
  const { cookie } = await staffMember({ role: "sales", place: lusail });
  expect((await file("", { cookie })).status).toBe(403);
  expect((await file("kind=boat")).status).toBe(422);
  expect(await exports()).toEqual([]);
});

test("the file has the leads of one's places, in Unicode and without formulas, and is written down", async () => {
  const answer = await file("lang=en");
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="leads-[\d-]{10}\.csv"$/);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows: Record<string, string>[] = parse(Buffer.from(bytes), { bom: true, columns: true });
  expect(rows.map(({ Id }) => Id).toSorted()).toEqual([ids[0], ids[2]].toSorted());
  expect(rows.find(({ Id }) => Id === ids[0])).toMatchObject({
    Name: "'=HYPERLINK(1) Al Thani",
    Mobile: "+97455300000",
    Kind: "Offer",
    State: "New",
  });
  expect(rows.find(({ Id }) => Id === ids[2])?.Name).toBe("أحمد آل ثاني");
  expect(await exports()).toMatchObject([{ deed: "export-leads", staffId: manager.by.staffId }]);
});

test("the file has the columns of the reader's language, and nothing else where nothing matches", async () => {
  const text = new TextDecoder().decode(await (await file("lang=ar&kind=fleet")).arrayBuffer());
  expect(text.trimEnd().split("\r\n")).toHaveLength(1);
  expect(text).toContain("الموظف المسؤول");
});

describe("models, offers, places and staff", () => {
  const owned = async () => {
    const sales = { role: "sales", place: lusail, name: "Yousef Haddad", nameAr: "يوسف حداد" } as const;
    const { by } = await staffMember(sales);
    const { id } = await storeLead({ location: lusail, mobile: "55300099", model: "hajar" });
    await changeLead(id, {
      owner_id: by.staffId,
      owner_name: by.name,
      assigned_at: now(),
      state: "assigned",
    });
    return id;
  };
  beforeAll(async () => {
    await seedTestDrives(now());
    await seedContent(now());
  });

  test.each([
    ["en", ["About", "Location", "Owner"], ["Hajar", "Rimal Showroom Lusail", "Yousef Haddad"]],
    ["ar", ["الموضوع", "الموقع", "الموظف المسؤول"], ["هجر", "صالة عرض رمال، لوسيل", "يوسف حداد"]],
  ])("are named in the language of the screen (%s)", async (language, heads, wanted) => {
    const id = await owned();
    const bytes = new Uint8Array(await (await file(`lang=${language}`)).arrayBuffer());
    const rows: Record<string, string>[] = parse(Buffer.from(bytes), { bom: true, columns: true });
    const row = rows.find((one) => Object.values(one).includes(id)) ?? {};
    for (const [index, head] of heads.entries()) expect(row[head]).toContain(wanted[index]);
  });

  test("are named in the language of those who read the mail of a lead", async () => {
    const before = config.leads.language;
    Object.assign(config.leads, { language: "ar" });
    onTestFinished(() => void Object.assign(config.leads, { language: before }));
    const { id } = await storeLead({
      location: lusail,
      mobile: "55300098",
      offerId: undefined,
      model: "hajar",
    });
    const mail = (await leadMails()).find(({ plain }) => plain.includes(id));
    expect(mail?.subject).toContain(" · هجر · ");
    expect(mail?.plain).toContain("صالة عرض رمال، لوسيل");
  });
});
