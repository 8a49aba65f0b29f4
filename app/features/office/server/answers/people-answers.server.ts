import { documentsWaiting } from "#app/features/documents/documents.server.ts";
import { linkRequestsForStaff, linkRequestsWaiting } from "#app/features/garage/garage.server.ts";
import { privacyRequestsForStaff, privacyWaiting } from "#app/features/privacy/privacy.server.ts";
import { mayDo } from "#app/features/staff/rules/permissions.ts";
import { succeed } from "#app/lib/result.ts";
import {
  countWaitingCall,
  listPrivacyRequestsCall,
  listWaitingDocumentsCall,
  listWaitingLinksCall,
  mostRecalled,
  recallCall,
  searchCall,
} from "../../calls/people-calls.ts";
import { answerRead } from "../answer-office.server.ts";
import { briefOf } from "../people/brief.server.ts";
import { recallRecords } from "../people/recall.server.ts";
import { searchAll } from "../people/search.server.ts";
import { shownRequest } from "../people/shown-request.server.ts";

const pageSize = 50;

/** Who is searched for, and what of customers waits for an answer of the office. */
export const peopleAnswers = [
  answerRead(searchCall, async ({ query, language, now, session }) => {
    const records = await searchAll(query.text, { grants: session.member.grants, language, now });
    const people = [...new Set(records.flatMap(({ kind, id }) => (kind === "customer" ? id : [])))];
    return {
      ...succeed({ records }),
      audit: {
        record: { type: "search", id: "people" },
        changes: [{ field: "text", before: null, after: query.text }],
        // Where one person was meant, what was typed is about them.
        ...(people.length === 1 && { personId: people[0] }),
      },
    };
  }),

  answerRead(recallCall, async ({ query, language, now, session }) => {
    const names = query.records.split(",").slice(0, mostRecalled);
    return succeed({ records: await recallRecords(names, { grants: session.member.grants, language, now }) });
  }),

  answerRead(countWaitingCall, async ({ session, now }) => {
    const { grants } = session.member;
    const [links, documents, privacy] = await Promise.all([
      mayDo(grants, "car-link.answer") ? linkRequestsWaiting() : null,
      mayDo(grants, "document.answer") ? documentsWaiting() : null,
      mayDo(grants, "privacy.view") ? privacyWaiting(now) : null,
    ]);
    return succeed({
      links: links?.count ?? null,
      documents: documents?.count ?? null,
      privacy: privacy?.count ?? null,
    });
  }),

  answerRead(listWaitingLinksCall, async ({ query, language }) => {
    const { links, next } = await linkRequestsForStaff({ after: query.after, limit: pageSize });
    return succeed({
      rows: links.map(({ id, reference, customerId, customer, vin, plate, sentAt, documentId, vehicle }) => ({
        ...{ id, reference, customerId, customer: briefOf(customer), vin, plate },
        sentAt: sentAt.toISOString(),
        hasCard: documentId !== null,
        model: vehicle?.model[language] ?? null,
        isOfAnother: vehicle !== null && vehicle.ownerId !== customerId,
      })),
      next: next ?? null,
    });
  }),

  answerRead(listWaitingDocumentsCall, async () => {
    const { count, first } = await documentsWaiting();
    return succeed({
      count,
      rows: first.map(({ id, type, customerId, customer, since }) => ({
        ...{ id, type, customerId, customer: briefOf(customer), since: since.toISOString() },
      })),
    });
  }),

  answerRead(listPrivacyRequestsCall, async ({ query, now }) => {
    const { requests, next } = await privacyRequestsForStaff({ after: query.after, limit: pageSize, now });
    return succeed({ rows: requests.map(shownRequest), next: next ?? null });
  }),
];
