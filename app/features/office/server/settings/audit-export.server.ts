import { Hono } from "hono";
import { everywhere, mayDo } from "#app/features/staff/rules/permissions.ts";
import { type AuditEntry, type AuditSearch, searchAudit } from "#app/features/staff/staff.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { cleanTexts } from "#app/lib/text/clean-text.ts";
import { now } from "#app/platform/clock.server.ts";
import { auditFilter } from "../../calls/settings/audit-calls.ts";
import { nameOf } from "../../ui/audit/audit-values.ts";
import { viaWords } from "../../ui/audit/audit-words.ts";
import { writeRefusal } from "../audit/write-audit.server.ts";
import { csvFile } from "../csv-file.server.ts";
import { limitRequests, refuseForeign, requireSession } from "../guard.server.ts";
import { namesInLanguage } from "../names/names-in-language.server.ts";
import type { OfficeEnv } from "../office-env.server.ts";
import { refusalAnswer } from "../refusal-answer.server.ts";
import { auditExportWords } from "./audit-export-words.ts";
import { auditRow, auditSearchOf, namesOfAudit, peopleIn } from "./audit-rows.server.ts";

const exportCall = { id: "export-audit", method: "GET", path: "/export/audit.csv" } as const;
const pageSize = 200;

/** The entries of a filter as a file, newest first. It is an export, and so an entry itself before its first line leaves. */
export const auditExport = new Hono<OfficeEnv>()
  .use(refuseForeign, requireSession, limitRequests)
  .get("/audit.csv", async (context) => {
    const { session, language } = context.var;
    const { lang: _, ...query } = context.req.query();
    const wanted = auditFilter.safeParse(cleanTexts(query));
    if (!wanted.success) return refusalAnswer(context, "invalid-input");
    const { place = everywhere } = wanted.data;
    if (!mayDo(session.member.grants, "audit.export", place)) {
      await writeRefusal(context, exportCall, { code: "not-allowed", now: now() });
      return refusalAnswer(context, "not-allowed");
    }
    return csvFile(context, {
      name: "audit",
      deed: exportCall.id,
      heads: Object.values(auditExportWords.of(language)),
      pages: pagesOf(auditSearchOf(wanted.data)),
      linesOf: (page) => linesOf(page, language),
      noteOf: (page) => ({
        record: { type: "audit", id: "export", place: wanted.data.place },
        people: peopleIn(page),
        records: page.length,
        reason: JSON.stringify(wanted.data),
      }),
    });
  });

/** What is written meanwhile is newer than what was read, and no part of the file. */
async function* pagesOf(search: Omit<AuditSearch, "limit">): AsyncGenerator<readonly AuditEntry[]> {
  let after: string | undefined;
  do {
    const page = await searchAudit({ ...search, after, limit: pageSize });
    if (page.entries.length > 0) yield page.entries;
    after = page.next ?? undefined;
  } while (after !== undefined);
}

type Cells = Record<keyof ReturnType<typeof auditExportWords.of>, string | null>;

async function linesOf(entries: readonly AuditEntry[], language: Language) {
  const names = await namesOfAudit(entries, language);
  const shown = entries.map((entry) => ({ entry, row: auditRow(entry, names, language) }));
  return (await namesInLanguage(shown, language)).map(({ entry, row: whole }) => {
    const { staffName, device, deed, via, record, changes, reason, ...row } = whole;
    const cells: Cells = {
      id: row.id,
      at: row.at,
      staff: staffName,
      device,
      deed: nameOf("deed", deed, language),
      via: viaWords.of(language)[via],
      type: nameOf("record", record.type, language),
      record: record.id,
      place: record.placeName,
      people: entry.people.map((one) => names.people.get(one) ?? one).join("; "),
      peopleIds: entry.people.join("; "),
      shown: row.shown === null ? null : String(row.shown),
      fields: row.fields.map((field) => nameOf("field", field, language)).join("; "),
      changes: changes.length === 0 ? null : JSON.stringify(changes),
      reason,
      request: entry.requestId,
    };
    return Object.values(cells);
  });
}
