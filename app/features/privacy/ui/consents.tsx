import { SettingsSection } from "#app/features/account/ui/settings/setting-row.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { type Consent, recordConsentCall } from "../calls.ts";
import { privacyWords } from "../words.ts";
import { DeedProblem } from "./deed-problem.tsx";
import { useConsents, useMoment, usePrivacyDeed } from "./use-privacy.ts";

/** What the customer agreed to, with a switch, and every record of it. */
export function Consents() {
  const words = privacyWords.of(useLanguage());
  const consents = useConsents();
  const isStuck = !consents.data && (consents.isError || consents.isPaused);
  return (
    <SettingsSection title={words.consentsTitle} lead={words.consentsLead}>
      {isStuck && (
        <LoadError
          texts={{ loadErrorTitle: words.consentsNotLoaded }}
          error={consents.error}
          onRetry={() => void consents.refetch()}
        />
      )}
      {consents.data && <MarketingSwitch records={consents.data} />}
      {consents.data && consents.data.length > 0 && <History records={consents.data} />}
    </SettingsSection>
  );
}

function MarketingSwitch({ records }: { records: readonly Consent[] }) {
  const words = privacyWords.of(useLanguage());
  const record = usePrivacyDeed(recordConsentCall);
  const isGiven = records.find(({ purpose }) => purpose === "marketing")?.given ?? false;
  // What was pressed is shown at once; the record that comes back decides.
  const shown = record.isPending ? (record.variables as { body: { given: boolean } }).body.given : isGiven;
  return (
    <div className="px-5 py-4">
      <label className="flex min-h-11 items-center justify-between gap-6">
        <span>{words.marketing}</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={shown}
          checked={shown}
          aria-busy={record.isPending || undefined}
          onChange={({ target }) =>
            record.isPending || record.mutate({ body: { purpose: "marketing", given: target.checked } })
          }
          className="size-6 shrink-0 accent-accent"
        />
      </label>
      <DeedProblem error={record.error} />
    </div>
  );
}

function History({ records }: { records: readonly Consent[] }) {
  const words = privacyWords.of(useLanguage());
  const moment = useMoment();
  const names = { marketing: words.offersAndNews, "stock-alerts": words.stockAlerts };
  return (
    <details className="px-5 py-1">
      <summary className="min-h-11 cursor-pointer py-3 text-accent" data-analytics="consent-history">
        {words.history} ({records.length})
      </summary>
      <ul className="grid gap-2 pb-4 text-sm text-ink-soft">
        {records.map(({ purpose, given, at, textVersion }) => (
          <li key={at + purpose}>
            {names[purpose]}: {(given ? words.given : words.withdrawn)(moment(at))} ({words.textVersion}{" "}
            <bdi dir="ltr">{textVersion}</bdi>)
          </li>
        ))}
      </ul>
    </details>
  );
}
