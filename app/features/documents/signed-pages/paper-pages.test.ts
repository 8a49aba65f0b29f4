import { sql } from "kysely";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { type ImportedDocument, importDocument } from "#app/features/documents/documents.server.ts";
import { newId } from "#app/lib/id.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../tests/factories/database/test-database.ts";
import { documentsApiOnDemo, photo } from "../../../../tests/factories/documents/documents-api.ts";
import { pageCaller, versionIn } from "../../../../tests/factories/test-drive/signed-drives.ts";
import { pagePictures } from "../page-pictures.server.ts";
import { staffReasons } from "../rules/document-states.ts";
import { remindDesk } from "../server/staff/mail-desk.server.ts";
import { paperPath } from "../server/staff/paper-link.server.ts";
import type { DocumentsTables } from "../tables.ts";
import { paperPageWords } from "./paper-page-words.ts";
import { paperPages } from "./paper-pages.server.ts";

testDatabase();
const { get, post } = documentsApiOnDemo();
const staff = pageCaller(paperPages, "paper");
const words = paperPageWords.of("en");
const hourMs = 3_600_000;
/** Each of another car: a newer card of the same one would replace it. */
let cars = 100;
let picture: Buffer;
beforeAll(async () => {
  picture = await photo();
});

/** A document that waits for the staff, with the address of its page. */
async function waiting({ hoursAgo = 0, ...changes }: Partial<ImportedDocument> & { hoursAgo?: number } = {}) {
  const id = newId<"document">();
  cars += 1;
  const vin = `RMLHJR4K7R1004${cars}`;
  await importDocument({
    ...{ id, customerId: noora.id, type: "vehicle-registration", isAccepted: false, language: "en" },
    fields: [
      { key: "vin", value: vin },
      { key: "expiry", value: "2030-01-02" },
    ],
    pages: [{ bytes: picture, width: 300, height: 200 }],
    confirmedAt: new Date(now().getTime() - hoursAgo * hourMs),
    ...changes,
  });
  const state = async () => (await get<{ state: string; rejection: unknown }>(`/v3/documents/${id}`)).data;
  return { id, vin, path: paperPath(id), state };
}

interface Sent {
  readonly template: string;
  readonly channel: string;
  readonly recipient: string;
  readonly language: string;
  readonly plain: string;
}
async function messages(template: string): Promise<Sent[]> {
  const { rows } = await sql<Sent>`select template, channel, recipient, language, plain
    from platform.message where template = ${template} order by created_at`.execute(database());
  return rows;
}
interface Reading {
  readonly documentId: string;
  readonly reader: string;
  readonly page: number | null;
}
const readings = async (type?: string) =>
  (await get<Reading[]>(`/v3/documents/readings${type === undefined ? "" : `?type=${type}`}`)).data;
const addressesIn = (page: string) =>
  [...page.matchAll(/src="(\/papers\/[^"]+)"/g)].map(([, path = ""]) => path);

describe("the page of a document", () => {
  test("shows its pages and what was confirmed, in either language, without a script", async () => {
    const { path, vin } = await waiting();
    const { text, status, headers } = await staff.request(`${path}?lang=en`);
    expect(status).toBe(200);
    for (const shown of [
      words.waiting,
      words["not-scanned"],
      vin,
      "2 January 2030",
      noora.email,
      "Noora Al Kuwari",
    ])
      expect(text).toContain(shown);
    expect(text).not.toContain("<script");
    expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual([
      "no-store",
      "noindex, nofollow",
    ]);
    const arabic = (await staff.request(`${path}?lang=ar`)).text;
    expect(arabic).toContain('dir="rtl"');
    expect(arabic).toContain(paperPageWords.of("ar").waiting);
  });

  test("is opened by its own link alone", async () => {
    const [one, two] = [await waiting(), await waiting()];
    const mixed = two.path.slice(0, "/paper/".length + 36) + one.path.slice("/paper/".length + 36);
    const altered = one.path.slice(0, -2) + (one.path.endsWith("A") ? "BB" : "AA");
    for (const path of [mixed, altered, one.path.slice(0, -1), "/paper/none"]) {
      expect((await staff.request(path)).status).toBe(404);
      expect((await staff.send(`${path}/accept`, { version: "3" })).status).toBe(404);
    }
    expect((await one.state()).state).toBe("processed");
  });

  test("opens each picture for five minutes, and its customer sees who did", async () => {
    const { path, id } = await waiting();
    const [address = ""] = addressesIn((await staff.request(path)).text);
    const before = await get<unknown[]>("/v3/documents/readings");
    const opened = await pagePictures.request(address.replace("/papers", ""));
    expect([opened.status, opened.headers.get("content-type"), opened.headers.get("cache-control")]).toEqual([
      ...[200, "image/webp", "no-store"],
    ]);
    expect(opened.headers.get("content-security-policy")).toContain("sandbox");
    const after = await get<Record<string, unknown>[]>("/v3/documents/readings");
    expect(after.data.length).toBe(before.data.length + 1);
    expect(after.data[0]).toMatchObject({
      documentId: id,
      reader: "staff",
      page: 0,
      type: "vehicle-registration",
    });
    const changes = [address.replace(".staff.", ".customer."), address.replace(".0.", ".1."), `${address}A`];
    for (const changed of changes)
      expect((await pagePictures.request(changed.replace("/papers", ""))).status).toBe(404);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5 * 60_000 + 1_000 });
    expect((await pagePictures.request(address.replace("/papers", ""))).status).toBe(404);
    vi.useRealTimers();
  });

  test("shown is written down with what was confirmed, also where none of its pictures is opened", async () => {
    const { path, id } = await waiting();
    await staff.request(path);
    await staff.send(`${path}/reject`, { version: "3" });
    const shown = { documentId: id, reader: "staff", page: null };
    expect((await readings()).slice(0, 2)).toMatchObject([shown, shown]);
    await staff.send(`${path}/reject`, { version: "3", reason: "blurred", text: "" });
    expect((await readings()).filter(({ documentId }) => documentId === id)).toHaveLength(2);
  });

  test("hides behind none of its customer's own looks, and is listed with its type", async () => {
    const { path, id } = await waiting();
    await staff.request(path);
    const [page] = (await get<{ pages: { address: string }[] }>(`/v3/documents/${id}`)).data.pages;
    for (let look = 0; look < 205; look += 1)
      await pagePictures.request((page?.address ?? "").replace("/papers", ""));
    const all = await readings();
    expect(all.filter(({ reader }) => reader === "customer")).toHaveLength(200);
    const ofStaff = { documentId: id, reader: "staff" };
    expect(all).toContainEqual(expect.objectContaining(ofStaff));
    expect(await readings("vehicle-registration")).toContainEqual(expect.objectContaining(ofStaff));
    expect(await readings("passport")).toEqual([]);
  });

  test.each([
    ["vehicle-registration", words.emptyFields],
    ["other", words.noFields],
  ] as const)("of a %s without fields says why there are none", async (type, sentence) => {
    const { path } = await waiting({ type, fields: [] });
    expect((await staff.request(`${path}?lang=en`)).text).toContain(sentence);
  });

  test("looked at changes nothing; forms of other sites are refused", async () => {
    const { path, state } = await waiting();
    for (const address of ["/accept", "/reject"])
      expect((await staff.request(path + address)).status).toBe(404);
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await staff.send(`${path}/accept`, { version: "3" }, foreign)).status).toBe(403);
    expect((await state()).state).toBe("processed");
  });

  test("is over a week after the answer, and with the document", async () => {
    const { path, id } = await waiting();
    const decided = (days: number) =>
      database<DocumentsTables>()
        .updateTable("documents.document")
        .set({ code: "accepted", decided_at: new Date(now().getTime() - days * 24 * hourMs) })
        .where("id", "=", id)
        .execute();
    await decided(6);
    expect((await staff.request(path)).status).toBe(200);
    await decided(8);
    expect((await staff.request(path)).status).toBe(410);
    await database<DocumentsTables>().deleteFrom("documents.document").where("id", "=", id).execute();
    expect((await staff.request(path)).status).toBe(410);
  });
});

describe("staff", () => {
  test("accept a document, and its customer is notified in their language", async () => {
    const { path, vin, state } = await waiting({ language: "ar" });
    const version = versionIn((await staff.request(path)).text);
    const answer = await staff.send(`${path}/accept?lang=en`, { version });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}?lang=en&done=saved`]);
    expect((await state()).state).toBe("accepted");
    const sent = await messages("document-accepted");
    expect(sent.map(({ channel, language }) => [channel, language]).sort()).toEqual([
      ["mail", "ar"],
      ["sms", "ar"],
    ]);
    for (const { plain, channel } of sent) {
      expect(plain).toContain("استمارة السيارة");
      expect(plain).not.toContain(vin);
      if (channel === "sms") expect(plain).toMatch(/\/documents\?lang=ar$/);
    }
    const { text } = await staff.request(`${path}?lang=en&done=saved`);
    expect(text).toContain(words.saved);
    expect(text).not.toContain("<form method");
  });

  test.each(staffReasons)("reject one because of «%s»", async (reason) => {
    const { path, state } = await waiting();
    const fields = { version: "3", reason, text: reason === "other" ? "Please use a scanner" : "" };
    expect((await staff.send(`${path}/reject`, fields)).status).toBe(303);
    expect(await state()).toMatchObject({
      state: "rejected",
      rejection: { reason, text: reason === "other" ? "Please use a scanner" : null },
    });
    expect((await messages("document-rejected")).length).toBeGreaterThan(0);
  });

  test.each([
    ["without a reason", "reasonNeeded", { reason: "", text: "Turn it" }, []],
    ["with a reason of the program", "reasonNeeded", { reason: "infected", text: "Turn it" }, []],
    ["with another reason that is not explained", "noteNeeded", { reason: "other", text: " " }, ["text"]],
    ["with a note that is too long", "noteTooLong", { reason: "blurred", text: "x".repeat(301) }, ["text"]],
  ] as const)(
    "reject none %s, and what they sent stands in the open form",
    async (_, problem, sent, wrong) => {
      const { path, state } = await waiting();
      const answer = await staff.send(`${path}/reject?lang=en`, { version: "3", ...sent });
      expect(answer.status).toBe(422);
      expect(answer.text).toContain(words[problem]);
      expect(answer.text).toContain('<details class="apart" open>');
      expect(answer.text.includes('value="blurred" required checked')).toBe(sent.reason === "blurred");
      if (sent.text.trim() !== "") expect(answer.text).toContain(`value="${sent.text}"`);
      const marked = answer.text.match(/<input name="text"[^>]*aria-invalid="true"/g) ?? [];
      expect(marked).toHaveLength(wrong.length);
      expect((await state()).state).toBe("processed");
    },
  );

  test("cannot leave another reason unexplained: its form requires the note", async () => {
    const { path } = await waiting();
    const { text } = await staff.request(`${path}?lang=en`);
    const [, form = ""] = /<input type="hidden" name="reason" value="other">(.*?)<\/form>/s.exec(text) ?? [];
    expect(form).toMatch(/<input name="text"[^>]* required/);
    expect(text).not.toContain('type="radio" name="reason" value="other"');
  });

  test("answer what they have seen: a correction meanwhile is shown first", async () => {
    const { id, path, state } = await waiting();
    const fields = [{ key: "vin", value: "RMLHJR4K7R1004822" }];
    expect((await post(`/v3/documents/confirmations/${id}`, { version: 3, fields })).status).toBe(200);
    const answer = await staff.send(`${path}/accept?lang=en`, { version: "3" });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain(words.meanwhile);
    expect(answer.text).toContain("RMLHJR4K7R1004822");
    expect((await state()).state).toBe("processed");
  });

  test("at once: the same answer counts once, of two answers one", async () => {
    const one = await waiting();
    const before = (await messages("document-accepted")).length;
    const same = await Promise.all([0, 1, 2].map(() => staff.send(`${one.path}/accept`, { version: "3" })));
    expect(same.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await messages("document-accepted")).length).toBe(before + 2);
    const other = await waiting();
    const answers = await Promise.all([
      staff.send(`${other.path}/accept`, { version: "3" }),
      staff.send(`${other.path}/reject`, { version: "3", reason: "blurred", text: "" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(["accepted", "rejected"]).toContain((await other.state()).state);
  });

  test("are mailed after a day, by one of two runs at once, then daily for a week, and then the log says it once", async () => {
    const { path, id } = await waiting({ hoursAgo: 25 });
    const run = (hours = 0) =>
      inTransaction<unknown, void>((trx) => remindDesk(trx, new Date(now().getTime() + hours * hourMs)));
    const ofDocument = async () =>
      (await messages("document-unanswered-for-desk")).filter(({ plain }) => plain.includes(path));
    await Promise.all([run(), run()]);
    await run(-2);
    await run(1);
    const mails = await ofDocument();
    expect(mails.map(({ recipient }) => recipient)).toEqual(["sales@marsa.example"]);
    expect(mails[0]?.plain).not.toMatch(/Noora|RMLHJR/);
    const errors = vi.spyOn(log, "error");
    const said = () => errors.mock.calls.filter(([fields]) => JSON.stringify(fields).includes(id));
    for (let hours = 12; hours <= 6 * 24 + 12; hours += 12) await run(hours);
    expect(await ofDocument()).toHaveLength(7);
    expect(said()).toEqual([]);
    for (let hours = 7 * 24; hours <= 12 * 24; hours += 12) await run(hours);
    expect(await ofDocument()).toHaveLength(7);
    expect(said()).toHaveLength(1);
    errors.mockRestore();
  });
});
