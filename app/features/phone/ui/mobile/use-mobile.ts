import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { dataOf } from "#app/platform/api/api-client.ts";
import {
  type CustomerAccess,
  callAsCustomer,
  customerQuery,
  useCustomerAccess,
} from "#app/platform/api/customer-queries.tsx";
import {
  bindMobileCall,
  chooseChannelCall,
  mobileCodeDeliveryCall,
  requestMobileCodeCall,
  showMobileCall,
} from "../../account-calls.ts";
import type { Channel } from "../../rules/confirmation.ts";
import type { PhoneDeeds } from "../phone-deeds.ts";
import { rememberDevice, rememberedDevices } from "../storage/remembered-devices.ts";

/** The customer's confirmed number, and how its channel and itself are changed. */
export function useMobile() {
  const language = useLanguage();
  const access = useCustomerAccess();
  const queries = useQueryClient();
  const query = customerQuery(access, showMobileCall, { language });
  const reload = () => queries.invalidateQueries({ queryKey: query.queryKey });
  const choose = useMutation({
    mutationFn: async (channel: Channel) => {
      const input = { language, body: { channel }, idempotencyKey: crypto.randomUUID() };
      return dataOf(chooseChannelCall, await callAsCustomer(access, chooseChannelCall, input));
    },
    onSettled: reload,
  });
  return { mobile: useQuery(query), choose, reload, deeds: useMemo(() => customerDeeds(access), [access]) };
}

/** A customer's: the code makes the number theirs. */
function customerDeeds(access: CustomerAccess): PhoneDeeds {
  return {
    request: (body, idempotencyKey, language) =>
      callAsCustomer(access, requestMobileCodeCall, {
        body: { ...body, rememberedDevices: rememberedDevices() },
        idempotencyKey,
        language,
      }),
    async verify({ phone, browser, channel, code }, idempotencyKey, language) {
      const input = { body: { phone, browser, channel, code }, idempotencyKey, language };
      const reply = await callAsCustomer(access, bindMobileCall, input);
      if (reply.ok) rememberDevice(reply.data.rememberedDevice);
      // It is theirs from now on: nothing has to be shown to another call.
      return reply.ok ? { ok: true, data: { proof: "", expiresIn: 60 } } : reply;
    },
    delivery: ({ phone, browser }, language) =>
      callAsCustomer(access, mobileCodeDeliveryCall, { body: { phone, browser }, language }),
  };
}
