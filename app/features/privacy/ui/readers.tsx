import { SettingsSection } from "#app/features/account/ui/settings/setting-row.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { privacyWords } from "../words.ts";
import { useMoment, useReadings } from "./use-privacy.ts";

const mostShown = 50;

/** Who opened the customer's documents, newest first. */
export function Readers() {
  const words = privacyWords.of(useLanguage());
  const moment = useMoment();
  const readings = useReadings();
  const names = { staff: words.staff, customer: words.you, export: words.copy };
  const isStuck = !readings.data && (readings.isError || readings.isPaused);
  return (
    <SettingsSection title={words.readersTitle}>
      {isStuck && (
        <LoadError
          texts={{ loadErrorTitle: words.readersNotLoaded }}
          error={readings.error}
          onRetry={() => void readings.refetch()}
        />
      )}
      {readings.data?.length === 0 && <p className="px-5 py-4 text-ink-soft">{words.readersNone}</p>}
      {readings.data && readings.data.length > 0 && (
        <ul className="max-h-96 divide-y divide-line overflow-y-auto">
          {readings.data.slice(0, mostShown).map(({ at, reader, page, documentId }) => (
            <li
              key={`${at} ${documentId} ${page}`}
              className="flex flex-wrap justify-between gap-x-6 px-5 py-3"
            >
              <span>
                {names[reader]}, {words.page(page + 1)}
              </span>
              <span className="text-ink-soft">{moment(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}
