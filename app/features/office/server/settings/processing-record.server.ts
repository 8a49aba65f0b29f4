import { Hono } from "hono";
import { mayDo } from "#app/features/staff/rules/permissions.ts";
import type { Language } from "#app/i18n/language.ts";
import { defineWords } from "#app/i18n/words.ts";
import { now } from "#app/platform/clock.server.ts";
import { type OnDeletion, personalData } from "#app/platform/personal-data/register.server.ts";
import { writeRefusal } from "../audit/write-audit.server.ts";
import { csvFile } from "../csv-file.server.ts";
import { limitRequests, refuseForeign, requireSession } from "../guard.server.ts";
import type { OfficeEnv } from "../office-env.server.ts";
import { refusalAnswer } from "../refusal-answer.server.ts";

const exportCall = { id: "export-processing", method: "GET", path: "/export/processing.csv" } as const;

/** The heads of the columns of the file, in its order. */
const headWords = defineWords({
  data: { en: "Data", ar: "البيانات" },
  purpose: { en: "Purpose", ar: "الغرض" },
  columns: { en: "Details", ar: "التفاصيل" },
  whose: { en: "Whose data", ar: "صاحب البيانات" },
  retention: { en: "Stored for", ar: "مدة الحفظ" },
  deletion: { en: "When the account is deleted", ar: "عند حذف الحساب" },
  access: { en: "Who has access", ar: "من يطّلع عليها" },
  table: { en: "Table", ar: "الجدول" },
});
const valueWords = defineWords({
  customers: { en: "Customers and visitors", ar: "العملاء والزوار" },
  technical: { en: "Technical records", ar: "سجلات تقنية" },
  staff: {
    en: "Staff by their roles; each look is in the audit",
    ar: "الموظفون بحسب وظائفهم، وكل اطلاع مسجَّل في التدقيق",
  },
  erase: { en: "Deleted", ar: "تُحذف" },
  anonymize: { en: "Made anonymous", ar: "تُجعل مجهولة الهوية" },
});

/** The record of processing that Law 13 of 2016 requires: every kind of personal data, from the register that exports and deletions go by. */
export const processingRecord = new Hono<OfficeEnv>()
  .use(refuseForeign, requireSession, limitRequests)
  .get("/processing.csv", async (context) => {
    const { session, language } = context.var;
    if (!mayDo(session.member.grants, "privacy.view")) {
      await writeRefusal(context, exportCall, { code: "not-allowed", now: now() });
      return refusalAnswer(context, "not-allowed");
    }
    return csvFile(context, {
      name: "record-of-processing",
      deed: exportCall.id,
      heads: Object.values(headWords.of(language)),
      pages: onePage(language),
      linesOf: (page) => page,
      noteOf: (page) => ({ record: { type: "register", id: "export" }, people: [], records: page.length }),
    });
  });

async function* onePage(language: Language): AsyncGenerator<readonly string[][]> {
  const words = valueWords.of(language);
  yield personalData().flatMap(({ tables }) =>
    tables.map(({ table, title, purpose, columns, retention, onDeletion }) => {
      const details = Object.values(columns).map((name) => name[language]);
      return [
        title[language],
        purpose[language],
        details.length === 0 ? words.technical : details.join("; "),
        words.customers,
        retention.text[language],
        deletionInWords(onDeletion, language),
        words.staff,
        table,
      ];
    }),
  );
}

function deletionInWords(onDeletion: OnDeletion, language: Language): string {
  return onDeletion.does === "keep" ? onDeletion.reason[language] : valueWords.of(language)[onDeletion.does];
}
