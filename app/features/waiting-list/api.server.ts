import { chosenScheduling } from "#app/features/booking/server/backend/chosen-scheduling.server.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import { answerCall, answerWrite } from "#app/platform/api/api-server.server.ts";
import { joinWaitingListCall, leaveWaitingListCall, listWaitingCall } from "./calls.ts";

/** The calls of the waiting list. */
export const waitingAnswers = [
  answerCall(listWaitingCall, async ({ customer, language, now }) => {
    const { waitingList } = chosenScheduling();
    if (waitingList === undefined) return refuse("waiting-list-not-offered");
    return succeed(await waitingList.list(customer.id, language, now));
  }),

  answerWrite(joinWaitingListCall, async ({ body, customer, language, now, trx }) => {
    const { waitingList } = chosenScheduling();
    if (waitingList === undefined) return refuse("waiting-list-not-offered");
    const joined = await waitingList.join(trx, {
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
    const { waitingList } = chosenScheduling();
    if (waitingList === undefined) return refuse("waiting-list-not-offered");
    await waitingList.leave(trx, { customerId: customer.id, id: query.id, now });
    return succeed(null);
  }),
];
