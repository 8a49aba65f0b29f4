import { customersForStaff } from "#app/features/account/staff-customers.server.ts";
import { servicesOf } from "#app/features/scheduling/scheduling.server.ts";
import { type WaitingForStaff, waitingForStaff } from "#app/features/waiting-list/waiting-list.server.ts";
import { succeed } from "#app/lib/result.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { config } from "#app/platform/config.server.ts";
import { listWaitingCall } from "../../calls/leads/waiting-calls.ts";
import { answerRead, listSeen } from "../answer-office.server.ts";

const pageSize = 50;

/** Who waits for an earlier time at a center: three queries a page. */
export const waitingAnswers = [
  answerRead(
    listWaitingCall,
    async ({ params, query, language, now }) => {
      const { center } = params;
      const [page, services] = await Promise.all([
        waitingForStaff([center], { after: query.after, limit: pageSize, now }),
        servicesOf(config.brand),
      ]);
      const customers = await customersForStaff(page.entries.map(({ customerId }) => customerId));
      const nameOf = new Map(services.map(({ code, name }) => [code, name[language]]));
      const shown = succeed({
        rows: page.entries.map((entry) => ({
          ...rowOf(entry, center),
          customer: {
            id: entry.customerId,
            name: customers.get(entry.customerId)?.name[language] ?? "–",
            phone: customers.get(entry.customerId)?.phone ?? null,
          },
          services: entry.serviceCodes.map((code) => nameOf.get(code) ?? code),
        })),
        next: page.next ?? null,
        count: ownValue(page.counts, center) ?? 0,
      });
      const whose = page.entries.map(({ customerId }) => customerId);
      return { ...shown, audit: listSeen({ type: "waiting-list", id: center }, whose) };
    },
    ({ params }) => params.center,
  ),
];

function rowOf({ id, fromDay, before, appointmentId, since, offer }: WaitingForStaff, center: string) {
  const isHere = offer?.centerId === center;
  return {
    ...{ id, fromDay, appointmentId, before: before.toISOString(), since: since.toISOString() },
    offer: isHere ? { startsAt: offer.startsAt.toISOString(), until: offer.until.toISOString() } : null,
  };
}
