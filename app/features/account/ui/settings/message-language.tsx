import { useMutation } from "@tanstack/react-query";
import { type Language, languages } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { dataOf } from "#app/platform/api/api-client.ts";
import { callAsCustomer, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { chooseMessageLanguageCall } from "../../settings-calls.ts";
import { SettingRow } from "./setting-row.tsx";
import { settingsWords } from "./settings-words.ts";
import { useAccount } from "./use-account.ts";

/** In which language messages to the customer come; a change counts at once. */
export function MessageLanguage({ chosen }: { chosen: Language }) {
  const words = settingsWords.of(useLanguage());
  const choice = useChoice();
  const shown = choice.isPending ? choice.variables : chosen;
  return (
    <SettingRow label={words.messageLanguage}>
      <fieldset aria-label={words.messageLanguage}>
        <div className="flex flex-wrap gap-x-6">
          {languages.map((language) => (
            <label key={language} lang={language} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="message-language"
                value={language}
                checked={shown === language}
                onChange={() => choice.mutate(language)}
                className="size-5 accent-accent"
              />
              {settingsWords.of(language).ownLanguage}
            </label>
          ))}
        </div>
        <p className="text-sm text-ink-soft">{words.messageLanguageHint}</p>
      </fieldset>
    </SettingRow>
  );
}

function useChoice() {
  const language = useLanguage();
  const words = settingsWords.of(language);
  const access = useCustomerAccess();
  const { reload } = useAccount();
  return useMutation({
    mutationFn: async (messageLanguage: Language) => {
      const request = { language, body: { messageLanguage }, idempotencyKey: crypto.randomUUID() };
      return dataOf(
        chooseMessageLanguageCall,
        await callAsCustomer(access, chooseMessageLanguageCall, request),
      );
    },
    onSuccess: async () => {
      showToast({ tone: "success", text: words.saved });
      await reload();
    },
    onError: () => showToast({ tone: "error", text: words.notSaved }),
  });
}
