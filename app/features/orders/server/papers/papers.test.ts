import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { readablePartNumber } from "#app/features/parts/rules/part-number.ts";
import { dayIn, dayInWords } from "#app/i18n/dates/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { bankSays, ordersApiOnDemo } from "../../../../../tests/factories/orders/orders-api.ts";
import { numbers } from "../../../../../tests/factories/parts/small-catalogue.ts";
import { missingWords, readPdf, withoutMarks } from "../../../../../tests/factories/pdf/pdf-words.ts";
import { orderPapers } from "../../api.server.ts";
import { orderNumberOf, takeNumber } from "../series.server.ts";
import { paperContent } from "./paper-content.server.ts";
import { paperOfToken, paperPath } from "./paper-link.server.ts";
import { paperPdf } from "./paper-pdf.server.ts";

testDatabase();
const { paidOrder, post, show } = ordersApiOnDemo();
const tokenOf = (path: string) => path.slice("/order-papers/".length);
const idOf = (papers: readonly { path: string }[]) =>
  paperOfToken(tokenOf(papers[0]?.path ?? ""), now()) ?? "";
const minutes = (count: number) => new Date(now().getTime() + count * 60_000);

describe("a receipt", () => {
  test("is a PDF for five minutes, for everyone who has its path", async () => {
    const { papers } = await paidOrder(numbers.oilFilter, 4);
    const [receipt] = papers;
    const answer = await orderPapers.request(`/${tokenOf(receipt?.path ?? "")}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-disposition")).toBe(`inline; filename="${receipt?.number}.pdf"`);
    const pdf = Buffer.from(await answer.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.length).toBeGreaterThan(8_000);
  });

  test("is not found by a token that is forged, altered or over", async () => {
    const path = paperPath("paper-1", now());
    expect(paperOfToken(tokenOf(path), now())).toBe("paper-1");
    expect(paperOfToken(tokenOf(path), minutes(4.9))).toBe("paper-1");
    expect(paperOfToken(tokenOf(path), minutes(6.1))).toBeUndefined();
    for (const token of ["", "x", tokenOf(path).replace("paper-1", "paper-2"), `${tokenOf(path)}x`])
      expect((await orderPapers.request(`/${token || "-"}`)).status).toBe(404);
    const nobodys = paperPath("nobodys", now());
    expect((await orderPapers.request(`/${tokenOf(nobodys)}`)).status).toBe(404);
  });

  test("whose time is over leads to its order, where a new address stands", async () => {
    const { id, papers } = await paidOrder(numbers.oilFilter, 1);
    const [paperId = ""] = tokenOf(papers[0]?.path ?? "").split(".");
    const over = await orderPapers.request(`/${tokenOf(paperPath(paperId, minutes(-10)))}`);
    expect([over.status, over.headers.get("location")]).toEqual([303, `/orders/${id}`]);
    expect(await over.text()).toBe("");
    const forged = tokenOf(paperPath(paperId, minutes(-10))).replace(/.$/, (last) =>
      last === "A" ? "B" : "A",
    );
    expect((await orderPapers.request(`/${forged}`)).status).toBe(404);
  });

  test("says the same in both languages, with numbers and totals as they were", async () => {
    const { papers, number } = await paidOrder(numbers.oilFilter, 4);
    const paper = await paperContent(paperOfToken(tokenOf(papers[0]?.path ?? ""), now()) ?? "");
    expect(paper?.said).toMatchObject({
      number: papers[0]?.number,
      registration: "000000",
      total: "120.00",
      tax: null,
      lines: [
        {
          part: readablePartNumber(numbers.oilFilter),
          quantity: 4,
          linePrice: "120.00",
          name: { ar: "فلتر زيت" },
        },
      ],
      arabic: { title: "إيصال", currency: { total: "ريالاً" }, words: { total: "الإجمالي" } },
      english: { title: "Receipt", words: { total: "Total" } },
    });
    expect(paper?.said.english.facts[0]).toEqual({ name: "Order", value: "", number });
  });

  test("says when, who paid, with which card, and what it cost before its discount", async () => {
    const { id, papers } = await paidOrder(numbers.oilFilter, 4);
    await sql`update payments.attempt set card_hint = '•••• 0013' where reference = ${id}`.execute(
      database(),
    );
    const { said } = (await paperContent(idOf(papers))) ?? expect.unreachable();
    const fact = (half: typeof said.english, name: string) => {
      const { value = "", number = "" } = half.facts.find((fact) => fact.name === name) ?? {};
      return `${value} ${number}`.trim();
    };
    const { rows } = await sql<{ paidAt: Date }>`select paid_at as "paidAt" from orders.order
      where id = ${id}`.execute(database());
    const day = dayIn(rows[0]?.paidAt ?? expect.unreachable(), "Asia/Qatar");
    const [on, at] = fact(said.english, "Date and time").split(/, (?=\d+:)/);
    expect([on, at]).toEqual([dayInWords(day, "en"), expect.stringMatching(/^\d+:\d\d\u00a0[ap]m$/)]);
    const [onInArabic, atInArabic] = fact(said.arabic, "التاريخ والوقت").split(/، (?=\d+:)/);
    expect([onInArabic, atInArabic]).toEqual([
      dayInWords(day, "ar"),
      expect.stringMatching(/^\d+:\d\d\u00a0(?:ص|م|ظهراً|ليلاً)$/),
    ]);
    expect(fact(said.english, "Customer")).toBe("Noora Al Kuwari");
    expect(fact(said.arabic, "العميل")).toBe("نورة الكواري");
    expect(fact(said.english, "Paid with")).toMatch(/^Credit or debit card •••• 0013$/);
    expect(fact(said.arabic, "وسيلة الدفع")).toMatch(/^بطاقة ائتمان أو خصم •••• 0013$/);
    expect(said.lines[0]).toMatchObject({ originalPrice: "35.00", discount: "-5.00" });
    expect(said).toMatchObject({ original: "140.00", discount: "-20.00" });
  });

  test("names nobody once its account is deleted", async () => {
    const { id, papers } = await paidOrder(numbers.oilFilter, 1);
    await sql`update orders.order set customer_id = 'deleted' where id = ${id}`.execute(database());
    const { said } = (await paperContent(idOf(papers))) ?? expect.unreachable();
    expect(said.english.facts.map(({ name }) => name)).not.toContain("Customer");
  });
});

test("both papers are searched, copied and read aloud: every word in its order, tags and an outline", async () => {
  const { id } = await paidOrder(numbers.oilFilter, 4);
  await post(`/v3/parts/orders/${id}/cancel`, {});
  for (const { path } of (await show(id)).papers) {
    const { said } = (await paperContent(paperOfToken(tokenOf(path), now()) ?? "")) ?? expect.unreachable();
    const { text, secondText, roles, ...document } = await readPdf(await paperPdf(said));
    expect(document).toMatchObject({ language: "ar", title: said.number });
    expect([...roles]).toEqual(expect.arrayContaining(["H1", "P", "Table", "TH"]));
    expect(document.outline).toEqual([said.arabic.title, said.english.title]);
    const halves = [said.arabic, said.english].map(
      ({ language: _, words: { tax: __, ...words }, ...half }) => [half, words],
    );
    const shown = [said.lines, said.total, said.original, said.number, halves];
    expect(missingWords(shown, text)).toEqual([]);
    expect(missingWords(withoutMarks(shown), withoutMarks(secondText))).toEqual([]);
  }
});

test("a name that the font cannot show does not stand in the way of its paper", async () => {
  const { papers } = await paidOrder(numbers.oil, 1);
  const { said } = (await paperContent(idOf(papers))) ?? expect.unreachable();
  const facts = [{ name: "Customer", value: "李雷", number: "" }];
  const { roles } = await readPdf(
    await paperPdf(Object.assign({}, said, { arabic: Object.assign({}, said.arabic, { facts }) })),
  );
  expect(roles).toContain("Table");
});

test("a credit note says what is credited, and why", async () => {
  const { id } = await paidOrder(numbers.oil, 1);
  await post(`/v3/parts/orders/${id}/cancel`, {});
  const note = (await show(id)).papers.find(({ kind }) => kind === "credit-note");
  expect(note?.number).toMatch(/^C-\d{6}$/);
  const paper = await paperContent(paperOfToken(tokenOf(note?.path ?? ""), now()) ?? "");
  expect(paper?.said).toMatchObject({
    total: "160.00",
    arabic: { title: "إشعار دائن", note: "السبب: إلغاء الطلب." },
    english: { title: "Credit note", note: "Reason: order canceled." },
  });
});

describe("series", () => {
  test("of two hundred payments at once, a third of which break off, have no gap and no number twice", async () => {
    const series = sql<{ last: number }>`select last from orders.series where name = 'R'`;
    const before = (await series.execute(database())).rows[0]?.last ?? 0;
    const taken = await Promise.all(
      Array.from({ length: 200 }, (_, place) =>
        inTransaction<unknown, number>(async (trx) => {
          const number = await takeNumber(trx, "R");
          if (place % 3 === 0) throw new Error("the process ends here");
          return number;
        }).catch(() => undefined),
      ),
    );
    const used = taken.filter((number) => number !== undefined).toSorted((a, b) => a - b);
    expect(used).toEqual(Array.from({ length: 133 }, (_, place) => before + 1 + place));
    await sql`update orders.series set last = ${before} where name = 'R'`.execute(database());
  });

  test("of papers have no gap after payments, refusals and news that came twice", async () => {
    for (let place = 0; place < 3; place += 1) await paidOrder(numbers.oil, 1);
    const { rows } = await sql<{ series: string; count: number; last: number }>`
      select series, count(*)::int as count, max(number) as last from orders.paper group by series`.execute(
      database(),
    );
    for (const { count, last } of rows) expect(count).toBe(last);
    await expect(bankSays("nobodys", "captured")).rejects.toThrow();
  });

  test("of orders tell nobody how many there are", () => {
    expect(orderNumberOf(1)).toMatch(/^RMP-[0-9A-Z]{6}$/);
    expect(orderNumberOf(2)).not.toBe(orderNumberOf(1));
  });
});

test("a credit note says the tax that its amount contains, by the rate of the order", async () => {
  const { id } = await paidOrder(numbers.oil, 1);
  await sql`update orders.order set tax_rate = 500 where id = ${id}`.execute(database());
  await post(`/v3/parts/orders/${id}/cancel`, {});
  const credit = (await show(id)).papers.find(({ kind }) => kind === "credit-note");
  const paper = await paperContent(paperOfToken(tokenOf(credit?.path ?? ""), now()) ?? "");
  expect(paper?.said).toMatchObject({ total: "160.00", tax: "7.62" });
});
