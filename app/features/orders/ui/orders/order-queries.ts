import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { CallInput, Reply } from "#app/platform/api/api-client.ts";
import type { AnyCall } from "#app/platform/api/call.ts";
import { callAsCustomer, customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import {
  answerShortageCall,
  cancelOrderCall,
  listOrdersCall,
  requestReturnCall,
  showOrderCall,
} from "../../order-calls.ts";

/** The addresses of its papers are good for five minutes. */
const papersMs = 4 * 60_000;

/** The customer's orders, newest first. The counter may have changed them. */
export function useOrders(page = 1) {
  const language = useLanguage();
  const input = { language, query: { lang: language, ...(page > 1 && { page }) } };
  return useQuery({
    ...customerQuery(useCustomerAccess(), listOrdersCall, input),
    refetchOnWindowFocus: "always" as const,
  });
}

/** One order, read again while it is looked at: its state changes at the counter, and links to papers run out. */
export function useOrder(id: string | undefined) {
  const language = useLanguage();
  const input = { language, params: { id: id ?? "" }, query: { lang: language } };
  return useQuery({
    ...customerQuery(useCustomerAccess(), showOrderCall, input),
    enabled: id !== undefined,
    refetchOnWindowFocus: "always" as const,
    refetchInterval: papersMs,
  });
}

export const useCancelOrder = () => useOrderWrite(cancelOrderCall);
export const useRequestReturn = () => useOrderWrite(requestReturnCall);
export const useAnswerShortage = () => useOrderWrite(answerShortageCall);

/** A write of an order: its answer is the order as it stands then. */
function useOrderWrite<C extends AnyCall>(call: C) {
  const language = useLanguage();
  const access = useCustomerAccess();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    networkMode: "always",
    mutationFn: async (input: CallInput<C>): Promise<Reply<C>> => {
      const idempotencyKey = crypto.randomUUID();
      const reply = await callAsCustomer(access, call, { ...input, language, idempotencyKey });
      const settled = [showOrderCall.id, listOrdersCall.id] as readonly unknown[];
      await queries.invalidateQueries({ predicate: ({ queryKey }) => settled.includes(queryKey[0]) });
      return reply;
    },
  });
  return { send: mutateAsync, isSending: isPending };
}
