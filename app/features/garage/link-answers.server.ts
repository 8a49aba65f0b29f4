import { succeed } from "#app/lib/result.ts";
import { answerCall, answerWrite } from "#app/platform/api/api-server.server.ts";
import { listVehicleLinksCall, requestVehicleLinkCall, withdrawVehicleLinkCall } from "./link-calls.ts";
import { listLinks } from "./server/links/read-links.server.ts";
import { requestLink, withdrawLink } from "./server/links/request-link.server.ts";

/** The calls about requests for vehicles. */
export const linkAnswers = [
  answerCall(listVehicleLinksCall, async ({ customer }) => succeed(await listLinks(customer.id))),

  answerWrite(requestVehicleLinkCall, async ({ body, customer, language, now, trx }) => {
    const requested = await requestLink(trx, { ...body, customerId: customer.id, language, now });
    return requested.ok ? succeed({ ...requested.value, state: "waiting" as const }) : requested;
  }),

  answerWrite(withdrawVehicleLinkCall, ({ params, customer, now, trx }) =>
    withdrawLink(trx, { customerId: customer.id, id: params.id, now }),
  ),
];
