import * as z from "zod";
import { customerById } from "#app/features/account/account.server.ts";
import { fullNameIn } from "#app/features/account/rules/names.ts";
import { readablePartNumber } from "#app/features/parts/rules/part-number.ts";
import { methodOf, paymentsOf } from "#app/features/payments/payments.server.ts";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import type { Language } from "#app/i18n/language.ts";
import { withMarketDigits } from "#app/i18n/numbers/digits.ts";
import { riyalDigits, riyalsBeside } from "#app/i18n/numbers/dirhams.ts";
import { mappedTexts } from "#app/lib/text/mapped-texts.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { config } from "#app/platform/config.server.ts";
import { database } from "#app/platform/database.server.ts";
import { paperNumber } from "../../rules/paper-number.ts";
import type { OrdersTables } from "../../tables.ts";
import { payableKind } from "../orders/save-order.server.ts";
import { paperWords } from "./paper-words.ts";

const bilingual = z.object({ en: z.string(), ar: z.string() });
const line = z.object({
  part: z.string(),
  name: bilingual,
  quantity: z.int(),
  /** Not in papers of earlier versions. */
  originalPrice: z.optional(z.int()),
  price: z.int(),
  linePrice: z.int(),
});
const content = z.object({
  order: z.string(),
  lines: z.array(line),
  total: z.int(),
  tax: z.int(),
  reason: z.optional(z.string()),
});
type Content = z.output<typeof content>;

interface PaperRow {
  readonly series: string;
  readonly number: number;
  readonly issued_at: Date;
  readonly center: Readonly<Record<Language, string>>;
}

/** The customer and the payment as they are known today: a paper stores nothing about a person. */
interface Payer {
  readonly name: Readonly<Record<Language, string>>;
  readonly method: Readonly<Record<Language, string>>;
  /** As the gateway masks it. */
  readonly card: string;
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
    .select(["order.id", "order.customer_id", "center.name_en", "center.name_ar"])
    .where("paper.id", "=", paperId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { series, number, issued_at, name_en: en, name_ar: ar } = row;
  const paper = { series, number, issued_at, center: { en, ar } };
  const payer = await payerOf(row.id, row.customer_id);
  return { number: paperNumber(series, number), said: said(paper, content.parse(row.content), payer) };
}

async function payerOf(orderId: string, customerId: string): Promise<Payer> {
  const customer = await customerById(customerId);
  const attempt = (await paymentsOf(payableKind, [orderId])).get(orderId)?.attempt;
  return {
    name: {
      en: customer === undefined ? "" : fullNameIn(customer, "en"),
      ar: customer === undefined ? "" : fullNameIn(customer, "ar"),
    },
    method: (attempt && methodOf(attempt.gateway, attempt.method)?.name) ?? { en: "", ar: "" },
    card: attempt?.card ?? "",
  };
}

function said(row: PaperRow, { lines, total, tax, order, reason }: Content, payer: Payer) {
  const { accent, ink } = config.served.colors;
  const original = lines.reduce((sum, line) => sum + line.quantity * (line.originalPrice ?? line.price), 0);
  const discount = original - lines.reduce((sum, { linePrice }) => sum + linePrice, 0);
  const sums = { original, discount: -discount, total, tax };
  return {
    accent,
    ink,
    number: paperNumber(row.series, row.number),
    author: config.importer.name.en,
    // The words beside it say what it is: "CR" of older configurations does not say it again.
    registration: config.orders.seller.registration.replace(/^CR[ .:]*/i, ""),
    lines: lines.map((line) => shownLine(line)),
    original: riyalDigits(original),
    discount: discount === 0 ? null : riyalDigits(-discount),
    total: riyalDigits(total),
    tax: tax === 0 ? null : riyalDigits(tax),
    arabic: mappedTexts(half(row, { order, reason, payer, sums }, "ar"), (text) =>
      withMarketDigits(text, "ar"),
    ),
    english: half(row, { order, reason, payer, sums }, "en"),
  };
}

function shownLine({
  part,
  name,
  quantity,
  price,
  originalPrice = price,
  linePrice,
}: Content["lines"][number]) {
  const discount = originalPrice - price;
  return {
    part: readablePartNumber(part),
    name,
    quantity,
    originalPrice: riyalDigits(originalPrice),
    discount: discount === 0 ? "–" : riyalDigits(-discount),
    linePrice: riyalDigits(linePrice),
  };
}

interface HalfFacts {
  readonly order: string;
  readonly reason: string | undefined;
  readonly payer: Payer;
  /** In dirhams. */
  readonly sums: Readonly<Record<"original" | "discount" | "total" | "tax", number>>;
}

function half(row: PaperRow, { order, reason, payer, sums }: HalfFacts, language: Language) {
  const words = paperWords.of(language);
  const { name, address } = config.orders.seller;
  const isReceipt = row.series === "R";
  return {
    language,
    title: isReceipt ? words.R : words.C,
    seller: { name: name[language], address: address[language] },
    currency: {
      original: riyalsBeside(sums.original, language),
      discount: riyalsBeside(sums.discount, language),
      total: riyalsBeside(sums.total, language),
      tax: riyalsBeside(sums.tax, language),
    },
    facts: factsOf(row, { order, payer }, language),
    note: isReceipt ? words.paid : reasonIn(words, reason),
    words: {
      registration: words.registration,
      columns: [words.part, words.name, words.quantity, words.price, words.discount, words.amount],
      original: words.original,
      discount: words.discount,
      total: isReceipt ? words.total : words.credited,
      tax: words.tax,
    },
  };
}

/** A fact has words, which read in the language's direction, and a number, which reads from left to right. */
function factsOf(
  { issued_at: at, center }: PaperRow,
  { order, payer }: Pick<HalfFacts, "order" | "payer">,
  language: Language,
) {
  const words = paperWords.of(language);
  const moment = momentInWords(at, config.importer.zone, language);
  const facts = [
    { name: words.order, value: "", number: order },
    { name: words.moment, value: moment, number: "" },
    { name: words.counter, value: center[language], number: "" },
    { name: words.customer, value: payer.name[language], number: "" },
    { name: words.method, value: payer.method[language], number: payer.card },
  ];
  return facts.filter(({ value, number }) => value !== "" || number !== "");
}

/** A reason of ours in words; one that staff have written stands as it is. */
function reasonIn(words: Readonly<Record<string, string>>, reason = ""): string {
  return ownValue(words, reason) ?? reason;
}
