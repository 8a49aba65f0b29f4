import { dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { Account } from "../../../settings-calls.ts";
import { RowButton, SettingRow, SiteLink } from "../setting-row.tsx";
import { settingsWords } from "../settings-words.ts";
import { useEdited } from "../use-account.ts";

/** The authenticator app and its recovery codes. Both are added on the accounts site. */
export function FactorRows({ account }: { account: Account }) {
  const language = useLanguage();
  const words = settingsWords.of(language);
  const { edit } = useEdited();
  const { authenticatorSince, recoveryCodesLeft } = account;
  const isOn = authenticatorSince !== null;
  return (
    <>
      <SettingRow
        label={words.app}
        action={
          isOn ? (
            <RowButton name="remove-app" label={words.removeApp} onClick={() => edit("authenticator")}>
              {words.remove}
            </RowButton>
          ) : (
            <SiteLink page="authenticator" label={words.addApp}>
              {words.add}
            </SiteLink>
          )
        }
      >
        {isOn ? (
          words.appSince(dateInWords(dayIn(authenticatorSince, market().zone), language))
        ) : (
          <span className="text-ink-soft">{words.appOff}</span>
        )}
      </SettingRow>
      {isOn && (
        <SettingRow
          label={words.recoveryCodes}
          action={
            <SiteLink page="recovery-codes" label={words.newCodes}>
              {words.makeNew}
            </SiteLink>
          }
        >
          {words.codesLeft(recoveryCodesLeft)}
        </SettingRow>
      )}
    </>
  );
}
