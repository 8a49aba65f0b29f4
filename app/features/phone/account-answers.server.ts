import { refuse, succeed } from "#app/lib/result.ts";
import { answerCall, answerWrite } from "#app/platform/api/api-server.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import {
  bindMobileCall,
  chooseChannelCall,
  mobileCodeDeliveryCall,
  requestMobileCodeCall,
  showMobileCall,
} from "./account-calls.ts";
import { bindNumber, chooseChannel } from "./server/bind-number.server.ts";
import { codeDelivery } from "./server/code-delivery.server.ts";
import { type ConfirmedNumber, confirmedNumberOf, textPlaceOf } from "./server/confirmed-numbers.server.ts";
import { providedCustomers } from "./server/customers.server.ts";
import { evaluateCode } from "./server/evaluate-code.server.ts";
import { rememberedDevice } from "./server/remembered-device.server.ts";
import { requestCode } from "./server/request-code.server.ts";

/** A refused try has to be counted, so its call has no transaction that would take the count back. */
export const countsRefusals = () => true;

/** The answers to the calls of `account-calls.ts`. A customer's codes are theirs alone, also in a shared browser. */
export const accountCalls = [
  answerCall(showMobileCall, async ({ customer }) => {
    const confirmed = await confirmedNumberOf(customer.id);
    if (confirmed !== undefined) return succeed({ mobile: shown(confirmed) });
    return succeed({ mobile: null, unconfirmed: await placeWithoutCode(customer.id) });
  }),
  answerWrite(requestMobileCodeCall, ({ trx, body, customer, ...circumstances }) =>
    requestCode(trx, ownBy(customer.id, body), circumstances),
  ),
  answerCall(mobileCodeDeliveryCall, async ({ body, customer }) => {
    const delivery = await codeDelivery(ownBy(customer.id, body));
    return delivery === undefined ? refuse("not-found") : succeed(delivery);
  }),
  answerWrite(
    bindMobileCall,
    async ({ body, customer, language, now }) => {
      const evaluated = await evaluateCode(ownBy(customer.id, body), now);
      if (!evaluated.ok) return evaluated;
      const { number } = evaluated.value;
      const { channel = "sms" } = body;
      const bound = await bindNumber({ customerId: customer.id, number, channel, language, now });
      const { phone, confirmedAt } = shown(bound);
      return succeed({ phone, channel, confirmedAt, rememberedDevice: rememberedDevice(evaluated.value) });
    },
    countsRefusals,
  ),
  answerWrite(chooseChannelCall, async ({ trx, body, customer }) => {
    const confirmed = await chooseChannel(trx, customer.id, body.channel);
    return confirmed === undefined ? refuse("not-found") : succeed(shown(confirmed));
  }),
];

/** Where texts go while no number is confirmed: the same rule by which they are sent. */
function placeWithoutCode(customerId: string): Promise<string | undefined> {
  return inTransaction<unknown, string | undefined>(async (trx) => {
    const contact = await providedCustomers().contactOf(trx, customerId);
    return (await textPlaceOf(trx, customerId, contact?.phone))?.to;
  });
}

function ownBy<B extends { readonly browser: string }>(customerId: string, body: B) {
  return { ...body, purpose: "binding", browser: `${body.browser} ${customerId}` };
}

function shown({ phone, channel, confirmedAt }: ConfirmedNumber) {
  return { phone, channel, confirmedAt: confirmedAt.toISOString() };
}
