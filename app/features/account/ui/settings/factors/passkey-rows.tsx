import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { dataOf } from "#app/platform/api/api-client.ts";
import { callAsCustomer, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { type Account, removePasskeyCall } from "../../../settings-calls.ts";
import { deviceName } from "../device-name.ts";
import { RowButton, SettingRow, SiteLink } from "../setting-row.tsx";
import { settingsWords } from "../settings-words.ts";
import { useAccount } from "../use-account.ts";

/** The customer's passkeys; they are added on the accounts site. */
export function PasskeyRows({ account }: { account: Account }) {
  const language = useLanguage();
  const words = settingsWords.of(language);
  const place = useRef<HTMLDivElement>(null);
  // The button goes with its passkey.
  const removal = useRemoval(() => place.current?.focus());
  return (
    <SettingRow
      label={words.passkeys}
      action={
        <SiteLink page="passkey" label={words.addPasskey}>
          {words.add}
        </SiteLink>
      }
    >
      <div ref={place} tabIndex={-1} className="outline-none">
        {account.passkeys.length === 0 && <span className="text-ink-soft">{words.noPasskeys}</span>}
        <ul className="grid gap-2">
          {account.passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center gap-x-4">
              <span className="min-w-0 grow">
                {deviceName(passkey, language)}
                <span className="block text-sm text-ink-soft">
                  {words.passkeySince(dateInWords(dayIn(passkey.addedAt, market().zone), language))}
                </span>
              </span>
              <RowButton
                name="remove-passkey"
                label={words.removePasskey(deviceName(passkey, language))}
                busy={removal.isPending}
                onClick={() => removal.mutate(passkey.id)}
              >
                {words.remove}
              </RowButton>
            </li>
          ))}
        </ul>
      </div>
    </SettingRow>
  );
}

function useRemoval(onRemoved: () => void) {
  const language = useLanguage();
  const words = settingsWords.of(language);
  const access = useCustomerAccess();
  const { reload } = useAccount();
  return useMutation({
    mutationFn: async (id: string) => {
      const reply = await callAsCustomer(access, removePasskeyCall, { language, params: { id } });
      // The notice that comes by itself says what to do.
      if (!reply.ok && reply.code === "sign-in-again") return false;
      dataOf(removePasskeyCall, reply);
      return true;
    },
    onSuccess: (isRemoved) => {
      if (!isRemoved) return;
      onRemoved();
      showToast({ tone: "success", text: words.passkeyRemoved });
    },
    onError: () => showToast({ tone: "error", text: words.notSaved }),
    onSettled: reload,
  });
}
