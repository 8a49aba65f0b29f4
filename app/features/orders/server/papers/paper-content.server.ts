import * as z from "zod";
import { dayIn } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { riyalDigits } from "#app/i18n/numbers/dirhams.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { config } from "#app/platform/config.server.ts";
import { database } from "#app/platform/database.server.ts";
import { paperNumber } from "../../rules/paper-number.ts";
import type { OrdersTables } from "../../tables.ts";
import { paperWords } from "./paper-words.ts";

const bilingual = z.object({ en: z.string(), ar: z.string() });
const content = z.object({
  order: z.string(),
  lines: z.array(
    z.object({ part: z.string(), name: bilingual, quantity: z.int(), price: z.int(), linePrice: z.int() }),
  ),
  total: z.int(),
  tax: z.int(),
  reason: z.optional(z.string()),
});
type Content = z.output<typeof content>;

interface PaperRow {
  readonly series: string;
  readonly number: number;
  readonly issued_at: Date;
  readonly content: unknown;
  readonly center: Readonly<Record<Language, string>>;
}

/** The order that a paper is of. */
export async function orderOfPaper(paperId: string): Promise<string | undefined> {
  const row = await database<OrdersTables>()
    .selectFrom("orders.paper")
    .select("order_id")
    .where("id", "=", paperId)
    .executeTakeFirst();
  return row?.order_id;
}

/** What a paper says, as its template reads it, and its number; undefined: there is none with this id. */
export async function paperContent(paperId: string) {
  const row = await database<OrdersTables>()
    .selectFrom("orders.paper as paper")
    .innerJoin("orders.order as order", "order.id", "paper.order_id")
    .innerJoin("orders.center as center", "center.id", "order.center")
    .select(["paper.series", "paper.number", "paper.issued_at", "paper.content"])
    .select(["center.name_en", "center.name_ar"])
    .where("paper.id", "=", paperId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { name_en: en, name_ar: ar, ...paper } = row;
  const number = paperNumber(row.series, row.number);
  return { number, said: said({ ...paper, center: { en, ar } }, content.parse(row.content)) };
}

function said(row: PaperRow, { lines, total, tax, ...paper }: Content) {
  const { seller } = config.orders;
  const { accent, ink } = config.served.colors;
  return {
    ...{ accent, ink, number: paperNumber(row.series, row.number) },
    author: config.importer.name.en,
    registration: seller.registration,
    lines: lines.map((line) => ({
      ...line,
      price: riyalDigits(line.price),
      linePrice: riyalDigits(line.linePrice),
    })),
    total: riyalDigits(total),
    tax: tax === 0 ? null : riyalDigits(tax),
    arabic: half(row, paper, "ar"),
    english: half(row, paper, "en"),
  };
}

function half(row: PaperRow, { order, reason }: Pick<Content, "order" | "reason">, language: Language) {
  const words = paperWords.of(language);
  const { name, address } = config.orders.seller;
  const isReceipt = row.series === "R";
  return {
    language,
    title: isReceipt ? words.R : words.C,
    seller: { name: name[language], address: address[language] },
    currency: words.currency,
    facts: [
      { name: words.order, value: order, ltr: true },
      { name: words.day, value: dayIn(row.issued_at, config.importer.zone), ltr: true },
      { name: words.counter, value: row.center[language], ltr: false },
    ],
    note: isReceipt ? words.paid : reasonIn(words, reason),
    words: {
      registration: words.registration,
      columns: [words.part, words.name, words.quantity, words.price, words.amount],
      total: isReceipt ? words.total : words.credited,
      tax: words.tax,
    },
  };
}

/** A reason of ours in words; one that staff have written stands as it is. */
function reasonIn(words: Readonly<Record<string, string>>, reason = ""): string {
  return ownValue(words, reason) ?? reason;
}
