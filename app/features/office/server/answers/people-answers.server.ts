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
import { answerRead, listSearched, listSeen } from "../answer-office.server.ts";
import { briefOf } from "../people/brief.server.ts";
import { recallRecords } from "../people/recall.server.ts";
import { searchAll } from "../people/search.server.ts";
import { shownRequest } from "../people/shown-request.server.ts";

const pageSize = 50;

/** Who is searched for, and what of customers waits for an answer of the office. */
export const peopleAnswers = [
  answerRead(searchCall, async ({ query, language, now, session }) => {
    const { text } = query;
    const found = await searchAll(text, { grants: session.member.grants, language, now });
    return {
      ...succeed({ records: found.map(({ whose: _, ...record }) => record) }),
      audit: listSearched(
        { type: "search", id: "people" },
        { text },
        found.map(({ whose }) => whose),
      ),
    };
  }),

  answerRead(recallCall, async ({ query, language, now, session }) => {
    const names = query.records.split(",").slice(0, mostRecalled);
    const found = await recallRecords(names, { grants: session.member.grants, language, now });
    return {
      ...succeed({ records: found.map(({ whose: _, ...record }) => record) }),
      audit: listSeen(
        { type: "search", id: "recent" },
        found.map(({ whose }) => whose),
      ),
    };
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
    const page = succeed({
      rows: links.map(({ id, reference, customerId, customer, vin, plate, sentAt, documentId, vehicle }) => ({
        id,
        reference,
        customerId,
        customer: briefOf(customer, language),
        vin,
        plate,
        sentAt: sentAt.toISOString(),
        hasCard: documentId !== null,
        model: vehicle?.model[language] ?? null,
        isOfAnother: vehicle !== null && vehicle.ownerId !== customerId,
      })),
      next: next ?? null,
    });
    const whose = links.flatMap(({ customerId, vehicle }) => [customerId, vehicle?.ownerId]);
    return { ...page, audit: listSeen({ type: "car-link-list", id: "waiting" }, whose) };
  }),

  answerRead(listWaitingDocumentsCall, async ({ language }) => {
    const { count, first } = await documentsWaiting();
    const page = succeed({
      count,
      rows: first.map(({ id, type, customerId, customer, since }) => ({
        id,
        type,
        customerId,
        customer: briefOf(customer, language),
        since: since.toISOString(),
      })),
    });
    const whose = first.map(({ customerId }) => customerId);
    return { ...page, audit: listSeen({ type: "document-list", id: "waiting" }, whose) };
  }),

  answerRead(listPrivacyRequestsCall, async ({ query, language, now }) => {
    const { requests, next } = await privacyRequestsForStaff({ after: query.after, limit: pageSize, now });
    const whose = requests.map(({ customerId }) => customerId);
    return {
      ...succeed({ rows: requests.map((request) => shownRequest(request, language)), next: next ?? null }),
      audit: listSeen({ type: "privacy-request-list", id: "waiting" }, whose),
    };
  }),
];
