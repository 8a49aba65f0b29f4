import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLanguage } from "#app/i18n/use-language.ts";
import { dataOf } from "#app/platform/api/api-client.ts";
import { callAsCustomer, customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { listVehicleLinksCall, withdrawVehicleLinkCall } from "../link-calls.ts";

/** The customer's requests for vehicles; looked up again when the window gets the focus, as staff answer meanwhile. */
export function useVehicleLinks() {
  const language = useLanguage();
  const access = useCustomerAccess();
  const input = { language, query: { lang: language } };
  return useQuery({
    ...customerQuery(access, listVehicleLinksCall, input),
    refetchOnWindowFocus: "always" as const,
  });
}

export function useWithdrawLink() {
  const language = useLanguage();
  const access = useCustomerAccess();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const input = { language, params: { id }, query: { lang: language } };
      const idempotencyKey = crypto.randomUUID();
      const reply = await callAsCustomer(access, withdrawVehicleLinkCall, { ...input, idempotencyKey });
      return dataOf(withdrawVehicleLinkCall, reply);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [listVehicleLinksCall.id] }),
  });
}
