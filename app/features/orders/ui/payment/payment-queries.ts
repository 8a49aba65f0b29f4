import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { giveUpPaymentCall, paymentMethodsCall, showPaymentCall } from "#app/features/payments/calls.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { callAsCustomer, customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { showCartCall } from "../../cart-calls.ts";
import { requestPaymentCall, showOrderCall } from "../../order-calls.ts";
import { sentenceOf } from "../cart/cart-queries.ts";
import { isOpen, nextLookMs } from "./looks.ts";

/** The ways to pay, as the installation offers them. */
export function usePaymentMethods() {
  const language = useLanguage();
  return useQuery({
    ...customerQuery(useCustomerAccess(), paymentMethodsCall, { language }),
    select: ({ methods }) => methods.map(({ id, name }) => ({ id, name: name[language] })),
  });
}

/** An attempt to pay, read again at growing distances while the bank has not decided. */
export function usePayment(attemptId: string) {
  const language = useLanguage();
  const query = customerQuery(useCustomerAccess(), showPaymentCall, { language, params: { attemptId } });
  return useQuery({
    ...query,
    staleTime: 0,
    refetchOnWindowFocus: "always" as const,
    refetchInterval: ({ state }) =>
      state.data === undefined || isOpen(state.data.state) ? nextLookMs(state.dataUpdateCount) : false,
  });
}

/** Lets an attempt go that lies at the bank; what is shown of it and of its order is read again. */
export function useGiveUp(attemptId: string) {
  const language = useLanguage();
  const access = useCustomerAccess();
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const giveUp = async () => {
    setProblem(undefined);
    setSending(true);
    const reply = await callAsCustomer(access, giveUpPaymentCall, { language, params: { attemptId } });
    const shown: readonly unknown[] = [showPaymentCall.id, showOrderCall.id, showCartCall.id];
    await queries.invalidateQueries({ predicate: ({ queryKey }) => shown.includes(queryKey[0]) });
    setProblem(reply.ok ? undefined : sentenceOf(reply, language));
    setSending(false);
  };
  return { giveUp: () => void giveUp(), isSending, problem };
}

/** Begins the payment of an order and leaves for the bank's page; answers only where it could not. */
export function useStartPayment() {
  const language = useLanguage();
  const access = useCustomerAccess();
  const queries = useQueryClient();
  return async (orderId: string, method: string) => {
    const reply = await callAsCustomer(access, requestPaymentCall, {
      ...{ language, query: { lang: language }, body: { orderId, method } },
      idempotencyKey: crypto.randomUUID(),
    });
    if (reply.ok) return leaveFor(reply.data.redirectUrl);
    void queries.invalidateQueries({ queryKey: [showOrderCall.id] });
    void queries.invalidateQueries({ queryKey: [showCartCall.id] });
    return { code: reply.code, sentence: sentenceOf(reply, language) };
  };
}

/** The button goes on turning until the bank's page is there. */
function leaveFor(address: string): Promise<never> {
  location.assign(address);
  return new Promise<never>(() => undefined);
}

/** Another try to pay an order, by the chosen method. */
export function useRetry(orderId: string) {
  const start = useStartPayment();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<{ code: string; sentence: string }>();
  const pay = async (method: string) => {
    setProblem(undefined);
    setSending(true);
    setProblem(await start(orderId, method));
    setSending(false);
  };
  return { pay: (method: string) => void pay(method), isSending, problem };
}
