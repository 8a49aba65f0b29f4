import { html, raw } from "hono/html";
import { withCommas } from "#app/i18n/comma.ts";
import { timeAt } from "#app/i18n/dates/clock.ts";
import { dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { withMarketDigitsInHtml } from "#app/i18n/numbers/digits.ts";
import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { defineWords } from "#app/i18n/words.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { config } from "#app/platform/config.server.ts";
import type { Names } from "#app/platform/personal-data/register.server.ts";
import type { ExportContent, ExportedTable } from "./export-content.server.ts";

const words = defineWords({
  title: { en: "Your data", ar: "بياناتك" },
  intro: {
    en: (brand: string, day: string) =>
      `Everything that ${brand} stored about you on ${day}, with the reason and for how long. The file data.json has the same for programs.`,
    ar: (brand: string, day: string) =>
      `كل ما تحتفظ به ${brand} عنك حتى ${day}، مع سبب الاحتفاظ ومدته. ويحتوي الملف data.json على البيانات نفسها بصيغة تقرؤها البرامج.`,
  },
  other: { en: "العربية", ar: "English" },
  why: { en: "What for", ar: "الغرض" },
  howLong: { en: "How long", ar: "المدة" },
  files: { en: "Your files", ar: "ملفاتك" },
  leftOut: {
    en: "These were too large for this copy; you find them in your account:",
    ar: "هذه الملفات أكبر من أن تتسع لها هذه النسخة، وتجدها في حسابك:",
  },
  cut: {
    en: "These are the newest; older ones do not fit into this copy.",
    ar: "هذه هي الأحدث، وما سبقها لا تتسع له هذه النسخة.",
  },
  contents: { en: "Contents", ar: "المحتويات" },
  yes: { en: "Yes", ar: "نعم" },
  no: { en: "No", ar: "لا" },
  none: { en: "–", ar: "–" },
});

const style = `
:root { color-scheme: light dark; --line: #8884; --soft: #595959; }
@media (prefers-color-scheme: dark) { :root { --soft: #aaa } }
body { margin: 0 auto; max-width: 64rem; padding: 2rem 1.25rem 4rem; font: 1rem/1.6 system-ui, "Segoe UI", "Noto Sans Arabic", sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 1rem; justify-content: space-between; align-items: baseline; }
h1 { font-size: 2rem; margin: 0; } h2 { margin: 0 0 .25rem; font-size: 1.25rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; }
section { border-block-start: 1px solid var(--line); padding-block: 1.5rem; }
.about { color: var(--soft); margin: 0 0 1rem; font-size: .9rem; }
.row { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: .5rem 1.5rem; margin: 0; padding-block: .9rem; }
.row + .row { border-block-start: 1px dashed var(--line); }
.row div { min-width: 0; } .row .long { grid-column: 1 / -1; }
dt { color: var(--soft); font-size: .8rem; } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
@media print { nav, header a { display: none } section { break-inside: avoid-page } }`;

/** The readable page of a copy: one section for each kind of data. It has no script and loads nothing. */
export function exportPage(content: ExportContent, language: Language, otherPage: string): string {
  const text = words.of(language);
  const day = dateInWords(dayIn(content.preparedAt, config.importer.zone), language);
  const sections = content.tables.map((table, place) => section(table, place, language));
  const { files, leftOut } = content;
  const page = html`<!doctype html>
<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${text.title}</title><style>${raw(style)}</style></head>
<body><header><h1>${text.title}</h1><a href="${otherPage}" hreflang="${language === "ar" ? "en" : "ar"}" lang="${language === "ar" ? "en" : "ar"}">${text.other}</a></header>
<main><p>${text.intro(config.served.name[language], day)}</p>
<nav aria-label="${text.contents}"><ul>${content.tables.map(({ table, rows }, place) => html`<li><a href="#part-${place}">${table.title[language]}</a> (${rows.length})</li>`)}</ul></nav>
${sections}${
  files.length + leftOut.length > 0
    ? html`<section><h2>${text.files}</h2><ul>${files.map((name) => html`<li><a href="${name}"><bdi dir="ltr">${name}</bdi></a></li>`)}</ul>
${leftOut.length > 0 ? html`<p>${text.leftOut}</p><ul>${leftOut.map((name) => html`<li><bdi dir="ltr">${name}</bdi></li>`)}</ul>` : ""}</section>`
    : ""
}</main></body></html>
`;
  return withMarketDigitsInHtml(String(page), language);
}

function section({ table, rows, isCut, names }: ExportedTable, place: number, language: Language) {
  const text = words.of(language);
  return html`<section id="part-${place}"><h2>${table.title[language]}</h2>
<p class="about">${text.why}: ${table.purpose[language]} ${text.howLong}: ${table.retention.text[language]}.${isCut ? ` ${text.cut}` : ""}</p>
${rows.map(
  (row) =>
    html`<dl class="row">${Object.entries(table.columns)
      .filter(
        ([column]) =>
          isForReader(column, Object.keys(table.columns), language) &&
          row[column] !== null &&
          row[column] !== "",
      )
      .map(([column, title]) => {
        const value = shown(row[column], language, ownValue(names, column) ?? ownValue(usualNames, column));
        return html`<div${value.length > 80 ? raw(' class="long"') : ""}><dt>${title[language]}</dt><dd><bdi>${value}</bdi></dd></div>`;
      })}</dl>`,
)}</section>`;
}

/** Of a column that is there in both languages a reader sees their own; `data.json` has both. */
function isForReader(column: string, columns: readonly string[], language: Language): boolean {
  const otherSuffix = language === "ar" ? "_en" : "_ar";
  if (!column.endsWith(otherSuffix)) return true;
  return !columns.includes(column.replace(/_(en|ar)$/, `_${language}`));
}

const languageNames: Names = {
  en: { en: "English", ar: "الإنجليزية" },
  ar: { en: "Arabic", ar: "العربية" },
};
/** Of columns that mean the same everywhere. */
const usualNames: Readonly<Record<string, Names>> = {
  language: languageNames,
  message_language: languageNames,
  channel: {
    mail: { en: "E-mail", ar: "البريد الإلكتروني" },
    sms: { en: "SMS", ar: "رسالة نصية" },
    whatsapp: { en: "WhatsApp", ar: "واتساب" },
  },
};

function shown(value: unknown, language: Language, names: Names = {}): string {
  const text = words.of(language);
  if (value === null || value === undefined) return text.none;
  if (typeof value === "boolean") return value ? text.yes : text.no;
  if (value instanceof Date) {
    const { zone } = config.importer;
    return withCommas([dateInWords(dayIn(value, zone), language), timeAt(value, zone, language)], language);
  }
  if (Array.isArray(value))
    return withCommas(
      value.map((one) => shown(one, language, names)),
      language,
    );
  if (typeof value !== "object")
    return ownValue(names, String(value))?.[language] ?? phoneInGroups(String(value));
  return Object.entries(value)
    .map(([name, one]) => `${ownValue(names, name)?.[language] ?? name}: ${shown(one, language, names)}`)
    .join("\n");
}
