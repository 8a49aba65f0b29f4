import { succeed } from "#app/lib/result.ts";
import { answerCall, answerWrite } from "#app/platform/api/api-server.server.ts";
import { leaveWaitingList } from "./server/waiting/end-waiting.server.ts";
import { joinWaitingList } from "./server/waiting/join-waiting-list.server.ts";
import { listWaiting } from "./server/waiting/list-waiting.server.ts";
import { joinWaitingListCall, leaveWaitingListCall, listWaitingCall } from "./waiting-calls.ts";

/** The calls of the waiting list. */
export const waitingAnswers = [
  answerCall(listWaitingCall, async ({ customer, now }) => succeed(await listWaiting(customer.id, now))),

  answerWrite(joinWaitingListCall, async ({ body, customer, language, now, trx }) => {
    const joined = await joinWaitingList(trx, {
      customerId: customer.id,
      vehicleId: body.vehicleId,
      brand: body.brand,
      serviceCodes: body.servicesList,
      centerIds: body.territoryIds,
      before: new Date(body.before),
      fromDay: body.fromDay,
      appointmentId: body.appointmentId,
      language,
      now,
    });
    return joined.ok ? succeed({ id: joined.value }) : joined;
  }),

  answerWrite(leaveWaitingListCall, async ({ query, customer, now, trx }) => {
    await leaveWaitingList(trx, { customerId: customer.id, id: query.id, now });
    return succeed(null);
  }),
];
