import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { showAccountCall } from "../../settings-calls.ts";

/** The customer's own account, and how it is read anew. */
export function useAccount() {
  const language = useLanguage();
  const access = useCustomerAccess();
  const queries = useQueryClient();
  const query = customerQuery(access, showAccountCall, { language });
  return {
    account: useQuery(query),
    reload: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  };
}

/** What is being changed stands in the address: who signs in again for it comes back to the same form. */
export type Edited = "names" | "email" | "password" | "authenticator";

export function useEdited() {
  const [params, setParams] = useSearchParams();
  const set = (edited: Edited | undefined) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (edited === undefined) after.delete("edit");
        else after.set("edit", edited);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { edited: params.get("edit"), edit: (edited: Edited) => set(edited), close: () => set(undefined) };
}
