import type { Language } from "#app/i18n/language.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import { answerCall, answerWrite, callRoutes } from "#app/platform/api/api-server.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { alertAnswers } from "./alert-answers.server.ts";
import { cartAnswers } from "./cart-answers.server.ts";
import {
  answerShortageCall,
  availabilityCall,
  cancelOrderCall,
  createOrderCall,
  listOrdersCall,
  listPickupCentersCall,
  requestPaymentCall,
  requestReturnCall,
  showOrderCall,
} from "./order-calls.ts";
import { createOrder } from "./server/checkout/create-order.server.ts";
import { cancelOrder } from "./server/orders/cancel-order.server.ts";
import { requestReturn } from "./server/returns/request-return.server.ts";
import { answerShortage } from "./server/shortage/answer-shortage.server.ts";
import "./server/orders/payment-changed.server.ts";
import { orderActivities, orderActivity } from "./server/orders/order-activities.server.ts";
import "./server/alerts/renew-alerts.server.ts";
import "./server/alerts/send-alerts.server.ts";
import "./server/erp/send-documents.server.ts";
import "./server/orders/collect-in-time.server.ts";
import "./server/orders/forget-orders.server.ts";
import "./server/personal-data.server.ts";
import { payOrder } from "./server/checkout/request-payment.server.ts";
import { listOrders, showOrder } from "./server/orders/show-orders.server.ts";
import { availabilityOf } from "./server/stock/availability.server.ts";
import { readCenters, shownCenter } from "./server/stock/read-centers.server.ts";

/** These query the catalogue, the calendar or the bank, which may be other systems: no transaction is open meanwhile. */
const callsOthers = () => true;

export { orderPapers } from "./server/papers/order-papers.server.ts";
export { stockImport } from "./stock-import.server.ts";

export const orderActivitySource = { list: orderActivities, show: orderActivity };

export const ordersApi = callRoutes([
  answerCall(availabilityCall, async ({ query, now }) => succeed(await availabilityOf(query.numbers, now))),

  answerCall(listPickupCentersCall, async ({ language }) =>
    succeed((await readCenters()).map((center) => shownCenter(center, language))),
  ),

  ...cartAnswers,
  ...alertAnswers,

  answerWrite(
    createOrderCall,
    async ({ body, customer, language, now, idempotencyKey }) => {
      const once = { customerId: customer.id, idempotencyKey, now };
      const created = await createOrder(once, { ...body, language });
      if (!created.ok) return created;
      const order = await showOrder({ customerId: customer.id, language, now }, created.value);
      if (order === undefined) throw new Error(`order ${created.value} is gone`);
      return succeed(order);
    },
    callsOthers,
  ),

  answerWrite(
    requestPaymentCall,
    ({ body, customer, language, now }) => payOrder({ customerId: customer.id, ...body, language, now }),
    callsOthers,
  ),

  answerCall(listOrdersCall, async ({ query, customer, language, now }) =>
    succeed(await listOrders({ customerId: customer.id, language, now }, query.page ?? 1)),
  ),

  answerWrite(cancelOrderCall, async ({ params, customer, language, now, trx }) => {
    const canceled = await cancelOrder(trx, { customerId: customer.id, orderId: params.id, now });
    return canceled.ok ? shown({ customerId: customer.id, language, now }, params.id, trx) : canceled;
  }),

  answerWrite(requestReturnCall, async ({ params, body, customer, language, now, trx }) => {
    const wanted = { customerId: customer.id, orderId: params.id, ...body, now };
    const requested = await requestReturn(trx, wanted);
    return requested.ok ? shown({ customerId: customer.id, language, now }, params.id, trx) : requested;
  }),

  answerWrite(answerShortageCall, async ({ params, body, customer, language, now, trx }) => {
    const answer = { customerId: customer.id, orderId: params.id, ...body, now };
    const answered = await answerShortage(trx, answer);
    return answered.ok ? shown({ customerId: customer.id, language, now }, params.id, trx) : answered;
  }),

  answerCall(showOrderCall, ({ params, customer, language, now }) =>
    shown({ customerId: customer.id, language, now }, params.id),
  ),
]);

async function shown(
  reader: { readonly customerId: string; readonly language: Language; readonly now: Date },
  id: string,
  trx?: AnyTransaction,
) {
  const order = await showOrder(reader, id, trx);
  return order === undefined ? refuse("order-not-found") : succeed(order);
}
