import { provideFreedHours } from "#app/features/campaigns/campaigns.server.ts";
import { hasOwnCalendar } from "#app/features/scheduling/scheduling.server.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import { answerCall, answerWrite, callRoutes } from "#app/platform/api/api-server.server.ts";
import { joinWaitingListCall, leaveWaitingListCall, listWaitingCall } from "./calls.ts";
import { leaveWaitingList } from "./server/end-waiting.server.ts";
import { joinWaitingList } from "./server/join-waiting-list.server.ts";
import { listWaiting } from "./server/list-waiting.server.ts";
import { hoursAreFreed } from "./server/offer-freed-hours.server.ts";
import "./server/personal-data.server.ts";

export { openedTimeLinks } from "./opened-time-links.server.ts";

// Campaigns come before this list and know nothing of it.
provideFreedHours(hoursAreFreed);

export const waitingListApi = callRoutes([
  answerCall(listWaitingCall, async ({ customer, language, now }) => {
    if (!hasOwnCalendar()) return refuse("waiting-list-not-offered");
    return succeed(await listWaiting(customer.id, language, now));
  }),

  answerWrite(joinWaitingListCall, async ({ body, customer, language, now, trx }) => {
    if (!hasOwnCalendar()) return refuse("waiting-list-not-offered");
    const joined = await joinWaitingList(trx, {
      customerId: customer.id,
      vehicleId: body.vehicleId,
      brand: body.brand,
      serviceCodes: body.servicesList,
      centerIds: body.territoryIds,
      before: new Date(body.before),
      fromDay: body.fromDay,
      appointmentId: body.appointmentId,
      replaces: body.replaces,
      language,
      now,
    });
    return joined.ok ? succeed({ id: joined.value }) : joined;
  }),

  answerWrite(leaveWaitingListCall, async ({ query, customer, now, trx }) => {
    if (!hasOwnCalendar()) return refuse("waiting-list-not-offered");
    await leaveWaitingList(trx, { customerId: customer.id, id: query.id, now });
    return succeed(null);
  }),
]);
