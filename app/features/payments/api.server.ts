import { succeed } from "#app/lib/result.ts";
import { answerCall, callRoutes } from "#app/platform/api/api-server.server.ts";
import { giveUpPaymentCall, paymentMethodsCall, showPaymentCall } from "./calls.ts";
import { checkPayment } from "./server/attempts/check-payment.server.ts";
import { giveUpAttempt } from "./server/attempts/give-up-attempt.server.ts";
import "./server/forget-payments.server.ts";
import { paymentMethods } from "./server/gateways/chosen-gateway.server.ts";
import "./server/personal-data.server.ts";
import "./server/reconciling/reconcile-payments.server.ts";
import "./server/settlement/settle-day.server.ts";

export { demoBank } from "./bank/bank-pages.server.ts";
export { paymentNotifications } from "./server/inbox/notification-routes.server.ts";

export const paymentsApi = callRoutes([
  answerCall(paymentMethodsCall, async () =>
    succeed({ methods: paymentMethods().map(({ id, name }) => ({ id, name })) }),
  ),
  answerCall(showPaymentCall, ({ customer, params, now }) =>
    checkPayment(params.attemptId, customer.id, now),
  ),
  answerCall(giveUpPaymentCall, ({ params, customer, now }) =>
    giveUpAttempt(params.attemptId, customer.id, now),
  ),
]);
