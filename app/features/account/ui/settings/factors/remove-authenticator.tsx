import { useMutation } from "@tanstack/react-query";
import { useLanguage } from "#app/i18n/use-language.ts";
import { CallFailed, dataOf } from "#app/platform/api/api-client.ts";
import { callAsCustomer, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { removeAuthenticatorCall } from "../../../settings-calls.ts";
import { settingsWords } from "../settings-words.ts";

/** The question before the password alone is enough again. */
export function RemoveAuthenticator({ onRemoved }: { onRemoved: () => void }) {
  const language = useLanguage();
  const words = settingsWords.of(language);
  const access = useCustomerAccess();
  const removal = useMutation({
    mutationFn: async () =>
      dataOf(removeAuthenticatorCall, await callAsCustomer(access, removeAuthenticatorCall, { language })),
    onSuccess: onRemoved,
  });
  // Such as that it takes a fresh sign-in.
  const refused = removal.error instanceof CallFailed ? removal.error.reply : undefined;
  return (
    <div className="grid gap-6">
      <p>{words.removeAppLead}</p>
      {removal.isError && (
        <Banner tone="error">{(refused && refused.status < 500 && refused.message) || words.notSaved}</Banner>
      )}
      <Button
        variant="danger"
        wide
        data-analytics="remove-app"
        loading={removal.isPending}
        onClick={() => removal.mutate()}
      >
        {words.removeApp}
      </Button>
    </div>
  );
}
