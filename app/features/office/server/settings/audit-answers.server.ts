import { everywhere } from "#app/features/staff/rules/permissions.ts";
import {
  type AuditCheck,
  type AuditPage,
  checkAudit,
  isKeyInDatabase,
  lastAuditCheck,
  searchAudit,
} from "#app/features/staff/staff.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { succeed } from "#app/lib/result.ts";
import {
  searchAuditCall,
  showAuditCheckCall,
  showRecordAuditCall,
  verifyAuditCall,
} from "../../calls/settings/audit-calls.ts";
import { answerPreparedDeed, answerRead, listSearched } from "../answer-office.server.ts";
import { auditRow, auditSearchOf, namesOfAudit, peopleIn } from "./audit-rows.server.ts";

const pageSize = 50;
const timelineSize = 20;
const ofPlace = ({ query }: { readonly query: { readonly place?: string | undefined } }) =>
  query.place ?? everywhere;

/** The audit, and the entries of one record. Who reads it is written down as well: it shows customers' names and values. */
export const auditAnswers = [
  answerRead(
    searchAuditCall,
    async ({ query, language }) => {
      const { after, ...filter } = query;
      const found = await searchAudit({ ...auditSearchOf(filter), after, limit: pageSize });
      return {
        ...succeed(await shownPage(found, language)),
        audit: listSearched({ type: "audit", id: "search" }, { ...filter, after }, peopleIn(found.entries)),
      };
    },
    ofPlace,
  ),

  answerRead(
    showRecordAuditCall,
    async ({ params, query, language }) => {
      const { type, id } = params;
      const found = await searchAudit({
        ...{ recordType: type, recordId: id, vias: ["write"], limit: timelineSize, ...query },
      });
      return {
        ...succeed(await shownPage(found, language)),
        audit: { record: { type, id }, people: peopleIn(found.entries) },
      };
    },
    ofPlace,
  ),

  answerRead(
    showAuditCheckCall,
    async () => {
      const check = await lastAuditCheck();
      return succeed({
        check: check === undefined ? null : shownCheck(check),
        isKeyInDatabase: isKeyInDatabase(),
      });
    },
    () => everywhere,
  ),

  // The whole chain is read, and a file beside the database: no transaction waits for that.
  answerPreparedDeed(
    verifyAuditCall,
    async ({ now }) => succeed(await checkAudit(now)),
    async ({ prepared }) => ({
      ...succeed({ check: shownCheck(prepared) }),
      audit: { record: { type: "audit", id: "chain" }, reason: prepared.problem ?? "sound" },
    }),
    () => everywhere,
  ),
];

async function shownPage({ entries, next }: AuditPage, language: Language) {
  const names = await namesOfAudit(entries, language);
  return { next, rows: entries.map((entry) => auditRow(entry, names, language)) };
}

function shownCheck({ at, verifiedUntil, problemEntryId, ...check }: AuditCheck) {
  return {
    ...check,
    at: at.toISOString(),
    verifiedUntil: verifiedUntil?.toISOString() ?? null,
    problemEntryId: problemEntryId === null ? null : String(problemEntryId),
  };
}
