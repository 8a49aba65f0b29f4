import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useSession } from "#app/features/account/session/use-session.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { CallFailed, dataOf } from "#app/platform/api/api-client.ts";
import { callAsCustomer, customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { cancelStockAlertCall, listStockAlertsCall, requestStockAlertCall } from "../../order-calls.ts";
import { pendingPress } from "../add/pending-press.ts";

/** What a visitor wants to hear of. */
export const pendingAlert = pendingPress<{ readonly partNumber: string }>(
  "stock-alert",
  (body) => "partNumber" in body && typeof body.partNumber === "string",
);
/** Keys of what is being sent: the same part may stand twice on a page. */
const underWay = new Set<string>();

interface Change {
  readonly isOn: boolean;
  readonly idempotencyKey: string;
}

/**
 * Whether the customer hears when a part comes, and the way to change it. A visitor signs in first; what they pressed is
 * requested when they are back, once.
 */
export function useStockAlert(number: string) {
  const session = useSession();
  const isSignedIn = session.status === "signed-in";
  const customerId = session.profile?.id;
  const { numbers, change } = useAlerts(number, isSignedIn);
  const isOn = numbers?.includes(number) ?? false;
  const sendPending = useEffectEvent(() => {
    const pending = pendingAlert.read(Date.now(), customerId);
    if (pending === undefined || customerId === undefined || pending.body.partNumber !== number) return;
    if (underWay.has(pending.key)) return;
    underWay.add(pending.key);
    pendingAlert.claim(pending, customerId);
    change.mutate({ isOn: true, idempotencyKey: pending.key });
  });
  useEffect(() => {
    if (isSignedIn) sendPending();
  }, [isSignedIn]);
  return {
    isOn,
    isBusy: session.status === "starting" || change.isPending,
    hasFailed: change.isError,
    press() {
      if (isSignedIn) return change.mutate({ isOn: !isOn, idempotencyKey: crypto.randomUUID() });
      pendingAlert.remember({ partNumber: number }, Date.now());
      session.signIn();
    },
  };
}

function useAlerts(number: string, isSignedIn: boolean) {
  const language = useLanguage();
  const access = useCustomerAccess();
  const queries = useQueryClient();
  const query = customerQuery(access, listStockAlertsCall, { language });
  const { data: numbers } = useQuery({ ...query, enabled: isSignedIn });
  const change = useMutation({
    networkMode: "always",
    mutationFn: async ({ isOn, idempotencyKey }: Change) => {
      const once = { language, idempotencyKey };
      return isOn
        ? dataOf(
            requestStockAlertCall,
            await callAsCustomer(access, requestStockAlertCall, { ...once, body: { partNumber: number } }),
          )
        : dataOf(
            cancelStockAlertCall,
            await callAsCustomer(access, cancelStockAlertCall, { ...once, params: { number } }),
          );
    },
    onSuccess: ({ active }) =>
      queries.setQueryData(query.queryKey, (before: string[] = []) => [
        ...before.filter((one) => one !== number),
        ...(active ? [number] : []),
      ]),
    onSettled(_, error, { idempotencyKey }) {
      underWay.delete(idempotencyKey);
      if (isAnswered(error)) pendingAlert.forget();
    },
  });
  return { numbers, change };
}

/** Without an answer it may have counted: the same key is good for another try. */
function isAnswered(error: Error | null): boolean {
  if (error === null) return true;
  return error instanceof CallFailed && error.reply.status > 0 && error.reply.status < 500;
}
