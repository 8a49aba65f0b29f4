import { refuse, succeed } from "#app/lib/result.ts";
import { answerCall, callRoutes } from "#app/platform/api/api-server.server.ts";
import { showVisitCall, type WorkshopVisit } from "./calls.ts";
import "./server/personal-data.server.ts";
import "./server/visits/forget-visits.server.ts";
import { type CustomerVisit, visitForCustomer } from "./server/visits/customer-visit.server.ts";
import { delayWords } from "./words.ts";

export { provideGuests, provideOdometers } from "./server/providers.server.ts";
export { claimVisits } from "./server/visits/follow-appointment.server.ts";
export { extraWorkPages } from "./signed-pages/extra-work-pages.server.ts";

export const workshopApi = callRoutes([
  answerCall(showVisitCall, async ({ customer, params, now }) => {
    const visit = await visitForCustomer(params.appointmentId, customer.id, now);
    return visit === undefined ? refuse("not-found") : succeed(shownVisit(visit));
  }),
]);

function shownVisit({
  delay,
  substituteClock: substituteCar,
  extraWork,
  ...visit
}: CustomerVisit): WorkshopVisit {
  return {
    appointmentId: visit.appointmentId,
    checkedInAt: visit.checkedInAt.toISOString(),
    promisedAt: visit.promisedAt.toISOString(),
    delay: delay && {
      reason: delay.reason,
      text: { en: delayWords.of("en")[delay.reason], ar: delayWords.of("ar")[delay.reason] },
      note: delay.note,
    },
    substituteCar,
    dueDirhams: visit.dueDirhams,
    extraWork: extraWork.map(({ expiresAt, lines, ...work }) => ({
      ...work,
      lines: [...lines],
      expiresAt: expiresAt.toISOString(),
    })),
  };
}
