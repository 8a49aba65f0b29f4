import type { DrawnPaper, DrawnRow } from "./drawn-papers.ts";

/** How the rows of a side stand. Layouts of the held-back papers are never drawn among those for building. */
export const layouts = {
  build: [
    ...["colon", "between", "table", "joined-table", "above", "two-columns", "arabic-first"],
    ...["screen-cards", "letter"],
  ],
  held: [
    "under",
    "three-columns",
    "form",
    "header-row",
    "pairs-table",
    "unlabeled-name",
    "screen-list",
    "report",
  ],
} as const;
export type DrawnLayout = (typeof layouts)["build" | "held"][number];

/** Which languages a paper is written in; screens of applications have one. */
export type Languages = "both" | "en" | "ar";

const arabicDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const ar = (text: string) => (text === "" ? "" : `<bdi lang="ar" dir="rtl">${escaped(text)}</bdi>`);
const en = (text: string) => `<bdi dir="ltr">${escaped(text)}</bdi>`;
const value = (row: DrawnRow) => `<b>${en(row.value)}</b>`;
const valueArabic = ({ valueArabic: text = "" }: DrawnRow) => (text === "" ? "" : `<b>${ar(text)}</b>`);
const cell = (html: string, classes = "") => `<td class="${classes}">${html}</td>`;
const table = (rows: readonly string[], classes = "") =>
  `<table class="${classes}">${rows.map((row) => `<tr>${row}</tr>`).join("")}</table>`;
const small = (row: DrawnRow) => `<small>${en(row.en)} / ${ar(row.ar)}</small>`;
const grid = (rows: readonly DrawnRow[], columns: number, one: (row: DrawnRow) => string) =>
  `<div class="grid" style="grid-template-columns:repeat(${columns},1fr)">${rows.map((row) => `<div>${one(row)}</div>`).join("")}</div>`;
const above = (row: DrawnRow) => `${small(row)}<br>${value(row)} ${valueArabic(row)}`;
const line = (start: string, end: string) =>
  `<div class="line"><span>${start}</span><span>${end}</span></div>`;

const both = (row: DrawnRow) => `${value(row)} ${valueArabic(row)}`;
const isHolder = (row: DrawnRow) =>
  row.valueArabic !== undefined && /name|owner/i.test(row.en) && !/sponsor|employer|insured/i.test(row.en);
/** Rows in groups of so many. */
const groupsOf = (rows: readonly DrawnRow[], size: number) =>
  rows.flatMap((_, place) => (place % size === 0 ? [rows.slice(place, place + size)] : []));
const stacked = (row: DrawnRow) => `${en(row.en)}<br>${ar(row.ar)}`;

/** Papers in both languages. */
const makers: Readonly<Record<string, (rows: readonly DrawnRow[]) => string>> = {
  colon: (rows) =>
    rows
      .map((row) => line(`${en(`${row.en}:`)} ${value(row)}`, `${ar(`${row.ar}:`)} ${valueArabic(row)}`))
      .join(""),
  between: (rows) =>
    table(rows.map((row) => cell(en(row.en)) + cell(both(row), "mid") + cell(ar(row.ar), "end"))),
  table: (rows) =>
    table(
      rows.map((row) => cell(en(row.en), "dim") + cell(both(row)) + cell(ar(row.ar), "dim end")),
      "ruled",
    ),
  "joined-table": (rows) =>
    table(
      rows.map((row) => cell(`${en(row.en)} / ${ar(row.ar)}`, "dim") + cell(both(row))),
      "ruled",
    ),
  above: (rows) => grid(rows, 1, above),
  "two-columns": (rows) => grid(rows, 2, above),
  "three-columns": (rows) => grid(rows, 3, above),
  "arabic-first": (rows) =>
    `<div dir="rtl">${rows
      .map((row) =>
        line(
          `${ar(row.ar)} <span class="value">${valueArabic(row) || value(row)}</span>`,
          row.valueArabic === undefined ? en(row.en) : `${value(row)} ${en(row.en)}`,
        ),
      )
      .join("")}</div>`,
  under: (rows) => grid(rows, 2, (row) => `${both(row)}<br>${small(row)}`),
  form: (rows) =>
    table(
      rows.map(
        (row) =>
          cell(en(`${row.en} :`)) +
          cell(value(row), "lined") +
          cell(valueArabic(row), "lined end") +
          cell(ar(`${row.ar} :`), "end"),
      ),
    ),
  "header-row": (rows) =>
    groupsOf(rows, 3)
      .map((group) => {
        const heads = group.map((row) => cell(stacked(row), "dim")).join("");
        return table(
          [heads, group.map((row) => cell(`${value(row)}<br>${valueArabic(row)}`)).join("")],
          "ruled",
        );
      })
      .join(""),
  "pairs-table": (rows) =>
    table(
      groupsOf(rows, 2).map((pair) =>
        pair.map((row) => cell(stacked(row), "dim") + cell(both(row))).join(""),
      ),
      "ruled",
    ),
  "unlabeled-name": (rows) =>
    rows
      .map((row) =>
        isHolder(row)
          ? `${line("", valueArabic(row))}${line(value(row), "")}`
          : line(`${en(row.en)} ${value(row)}`, valueArabic(row) || ar(row.ar)),
      )
      .join(""),
};

/** Rows by layout; of a screen in one language, of other papers in both. */
export function rowsHtml(layout: DrawnLayout, rows: readonly DrawnRow[], languages: Languages): string {
  if (layout === "letter" || layout === "report") return sentences(layout, rows);
  if (!layout.startsWith("screen")) return makers[layout]?.(rows) ?? "";
  const isArabic = languages === "ar";
  const pieces = rows.map(
    (row) => [`<small>${isArabic ? ar(row.ar) : en(row.en)}</small>`, shown(row, isArabic)] as const,
  );
  if (layout === "screen-list")
    return `<div class="card">${pieces.map(([label, one]) => line(label, one)).join("<hr>")}</div>`;
  return pieces.map(([label, one]) => `<div class="card">${label}<br>${one}</div>`).join("");
}

/** A value on a screen in one language. */
function shown(row: DrawnRow, isArabic: boolean): string {
  if (!isArabic) return value(row);
  if (row.valueArabic !== undefined) return valueArabic(row);
  return /[A-Z]/.test(row.value) ? value(row) : `<b>${ar(arabicDigits(row.value))}</b>`;
}

/** A policy in sentences, which say the values one after the other. */
function sentences(layout: "letter" | "report", rows: readonly DrawnRow[]): string {
  const of = (...words: readonly string[]) =>
    rows.find((row) => words.some((word) => row.ar.includes(word)))?.value ?? "";
  const [policy, start, end] = [rows[0]?.value ?? "", rows[6]?.value ?? "", rows[7]?.value ?? ""];
  const [insurer, insured, plate, vin] = [rows[1], rows[2], rows[3], rows[5]].map((row) => row?.value ?? "");
  if (layout === "letter")
    return `<p><b>${insurer}</b></p><p>Policy No: <b>${policy}</b></p><p>We hereby confirm that the vehicle with plate number ${plate} and chassis number ${vin}, the property of ${insured}, is insured with ${insurer} for the period from ${start} to ${end}, both days included.</p><p>${ar(`نؤكد أن المركبة رقم ${plate} مؤمنة لدى الشركة من ${start} إلى ${end}`)}</p>`;
  return `<p>Ref: <b>${policy}</b></p><p>Dear customer, your policy number ${policy} issued by ${insurer} covers the vehicle ${of("الصنع", "الماركة", "نوع")}, registration no. ${plate}, VIN ${vin}. Cover starts on ${start} and expires on ${end}. Please call us for claims within 24 hours.</p><p>${insured}</p><p><b>${insurer}</b></p>`;
}

export const zoneHtml = (lines: DrawnPaper["mrz"]) =>
  lines.length === 0 ? "" : `<pre class="zone">${lines.map(escaped).join("\n")}</pre>`;
