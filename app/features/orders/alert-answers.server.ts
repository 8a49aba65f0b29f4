import { succeed } from "#app/lib/result.ts";
import { answerCall, answerWrite } from "#app/platform/api/api-server.server.ts";
import { cancelStockAlertCall, listStockAlertsCall, requestStockAlertCall } from "./order-calls.ts";
import { cancelAlert, listAlerts, requestAlert } from "./server/alerts/stock-alerts.server.ts";

/** The catalogue may be another system's: no transaction is open while it is queried. */
const asksCatalogue = () => true;

/** The calls about messages that a part can be bought again. */
export const alertAnswers = [
  answerWrite(
    requestStockAlertCall,
    async ({ body, customer, language, now }) => {
      const wanted = { customerId: customer.id, part: body.partNumber, language, now };
      const requested = await requestAlert(wanted);
      return requested.ok ? succeed({ number: requested.value, active: true }) : requested;
    },
    asksCatalogue,
  ),

  answerWrite(cancelStockAlertCall, async ({ params, customer, trx }) => {
    await cancelAlert(trx, customer.id, params.number);
    return succeed({ number: params.number, active: false });
  }),

  answerCall(listStockAlertsCall, async ({ customer }) => succeed(await listAlerts(customer.id))),
];
