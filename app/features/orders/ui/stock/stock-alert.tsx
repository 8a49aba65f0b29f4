import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSession } from "#app/features/account/session/use-session.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { dataOf } from "#app/platform/api/api-client.ts";
import { callAsCustomer, customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { cancelStockAlertCall, listStockAlertsCall, requestStockAlertCall } from "../../order-calls.ts";
import { shopWords } from "../../words.ts";
import { stockWords } from "./stock-words.ts";

const look =
  "inline-flex min-h-11 items-center gap-2 text-accent underline underline-offset-4 aria-disabled:opacity-50";

/** One message when a part can be bought again. A visitor signs in first, and presses once more. */
export function StockAlert({ number }: { number: string }) {
  const language = useLanguage();
  const words = stockWords.of(language);
  const session = useSession();
  const { isOn, isBusy, hasFailed, set } = useStockAlert(number, session.status === "signed-in");
  const press = () => {
    if (session.status === "visitor") session.signIn();
    else if (session.status === "signed-in" && !isBusy) set(!isOn);
  };
  return (
    <div>
      <div role="status">{isOn && <p className="pt-1 text-ink-soft">{words.tellMeOn}</p>}</div>
      <button
        type="button"
        data-analytics="stock-alert"
        aria-disabled={isBusy || session.status === "starting"}
        onClick={press}
        className={look}
      >
        {!isOn && <Icon name="mail" className="size-5" />}
        {isOn ? words.tellMeOff : words.tellMe}
      </button>
      <div role="alert">{hasFailed && <p className="text-danger">{shopWords.of(language).failed}</p>}</div>
    </div>
  );
}

function useStockAlert(number: string, isSignedIn: boolean) {
  const language = useLanguage();
  const access = useCustomerAccess();
  const queries = useQueryClient();
  const query = customerQuery(access, listStockAlertsCall, { language });
  const { data } = useQuery({ ...query, enabled: isSignedIn });
  const change = useMutation({
    networkMode: "always",
    mutationFn: async (on: boolean) => {
      const once = { language, idempotencyKey: crypto.randomUUID() };
      return on
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
      queries.setQueryData(query.queryKey, (numbers: string[] = []) => [
        ...numbers.filter((one) => one !== number),
        ...(active ? [number] : []),
      ]),
  });
  return {
    isOn: data?.includes(number) ?? false,
    isBusy: change.isPending,
    hasFailed: change.isError,
    set: (on: boolean) => change.mutate(on),
  };
}
