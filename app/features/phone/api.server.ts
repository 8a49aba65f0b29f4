import { refuse, succeed } from "#app/lib/result.ts";
import { answerCall, answerWrite, callRoutes } from "#app/platform/api/api-server.server.ts";
import { availableChannels } from "#app/platform/messages/text.server.ts";
import { accountCalls, countsRefusals } from "./account-answers.server.ts";
import { codeChannelsCall, codeDeliveryCall, requestCodeCall, verifyCodeCall } from "./calls.ts";
import { codeDelivery } from "./server/code-delivery.server.ts";
import { evaluateCode } from "./server/evaluate-code.server.ts";
import "./server/forget-codes.server.ts";
import "./server/personal-data.server.ts";
import { phoneProof, proofLifeMs } from "./server/phone-proof.server.ts";
import { rememberedDevice } from "./server/remembered-device.server.ts";
import { requestCode } from "./server/request-code.server.ts";

export { releaseNumber, textPlaceOf } from "./server/confirmed-numbers.server.ts";
export { provideCustomers } from "./server/customers.server.ts";

export const phoneApi = callRoutes([
  ...accountCalls,
  answerWrite(requestCodeCall, ({ trx, body, ...circumstances }) => requestCode(trx, body, circumstances)),
  answerCall(codeChannelsCall, async () => succeed({ channels: [...availableChannels()] })),
  answerCall(codeDeliveryCall, async ({ body }) => {
    const delivery = await codeDelivery(body);
    return delivery === undefined ? refuse("not-found") : succeed(delivery);
  }),
  answerWrite(
    verifyCodeCall,
    async ({ body, now }) => {
      const evaluated = await evaluateCode(body, now);
      if (!evaluated.ok) return evaluated;
      return succeed({
        proof: phoneProof(evaluated.value, now),
        expiresIn: proofLifeMs / 1_000,
        rememberedDevice: rememberedDevice(evaluated.value),
      });
    },
    countsRefusals,
  ),
]);
