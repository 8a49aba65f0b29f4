import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLanguage } from "#app/i18n/use-language.ts";
import { dataOf } from "#app/platform/api/api-client.ts";
import { callAsCustomer, customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { chooseDueMessagesCall, listDueDatesCall } from "../calls.ts";

/** What comes due for the customer, and how to switch messages about it. */
export function useDueDates() {
  const language = useLanguage();
  const access = useCustomerAccess();
  const queries = useQueryClient();
  const input = { language, query: { lang: language } };
  const due = useQuery(customerQuery(access, listDueDatesCall, input));
  const choose = useMutation({
    mutationFn: async (messages: boolean) => {
      const idempotencyKey = crypto.randomUUID();
      const sent = { ...input, body: { messages }, idempotencyKey };
      const reply = await callAsCustomer(access, chooseDueMessagesCall, sent);
      return dataOf(chooseDueMessagesCall, reply);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [listDueDatesCall.id] }),
  });
  return { due, choose };
}
