import { useMutation } from "@tanstack/react-query";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { normalize, problemOf } from "#app/lib/validation/validation-patterns.ts";
import { dataOf } from "#app/platform/api/api-client.ts";
import { callAsCustomer, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { useSession } from "../../session/use-session.ts";
import { changeNamesCall } from "../../settings-calls.ts";
import { settingsWords } from "./settings-words.ts";
import { useAccount } from "./use-account.ts";

/** Offers a name that was read on a document as the account's Arabic one, where it has none; the customer takes it or not. */
export function ArabicNameOffer({ name }: { readonly name: string }) {
  const words = settingsWords.of(useLanguage());
  const { account } = useAccount();
  const nameAr = normalize("nameAr", name);
  const taking = useTaking();
  if (problemOf("nameAr", nameAr, market().validation) !== undefined) return null;
  if (!account.data?.isOwnIssuer || account.data.nameAr !== "") return null;
  const { firstName, lastName } = account.data;
  return (
    <section className="mt-6 rounded-lg bg-sand-50 p-5">
      <h3 className="font-medium">{words.nameArOffer}</h3>
      <p className="mt-2 text-lead">
        <bdi lang="ar">{nameAr}</bdi>
      </p>
      <p className="mt-1 max-w-prose text-ink-soft">{words.nameArOfferText}</p>
      <Button
        variant="secondary"
        loading={taking.isPending}
        data-analytics="use-arabic-name"
        className="mt-4 max-sm:w-full"
        onClick={() => taking.mutate({ firstName, lastName, nameAr })}
      >
        {words.nameArUse}
      </Button>
    </section>
  );
}

function useTaking() {
  const language = useLanguage();
  const words = settingsWords.of(language);
  const access = useCustomerAccess();
  const { reload } = useAccount();
  const { renew } = useSession();
  return useMutation({
    mutationFn: async (body: { firstName: string; lastName: string; nameAr: string }) => {
      const request = { language, body, idempotencyKey: crypto.randomUUID() };
      return dataOf(changeNamesCall, await callAsCustomer(access, changeNamesCall, request));
    },
    onSuccess: async () => {
      showToast({ tone: "success", text: words.saved });
      await Promise.all([reload(), renew()]);
    },
    onError: () => showToast({ tone: "error", text: words.notSaved }),
  });
}
