import { useState } from "react";
import { SettingsSection } from "#app/features/account/ui/settings/setting-row.tsx";
import { staffReader, typeWords } from "#app/features/documents/document-words.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { privacyWords } from "../words.ts";
import { useMoment, useReadings } from "./use-privacy.ts";

const shownFirst = 10;

/** Who opened the customer's documents, newest first. */
export function Readers() {
  const words = privacyWords.of(useLanguage());
  const readings = useReadings();
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
      {readings.data && readings.data.length > 0 && <ReaderList readings={readings.data} />}
    </SettingsSection>
  );
}

function ReaderList({ readings }: { readings: NonNullable<ReturnType<typeof useReadings>["data"]> }) {
  const language = useLanguage();
  const words = privacyWords.of(language);
  const types = typeWords.of(language);
  const moment = useMoment();
  const [isWhole, setIsWhole] = useState(false);
  const names = { staff: words.staff, customer: words.you, export: words.copy };
  const shown = isWhole ? readings : readings.slice(0, shownFirst);
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map(({ at, reader, role, type, page, documentId }) => (
          <li key={`${at} ${documentId} ${page}`} className="px-5 py-3">
            <span className="flex flex-wrap justify-between gap-x-6">
              {staffReader(role, language) ?? names[reader]}
              <time dateTime={at} className="text-ink-soft">
                {moment(at)}
              </time>
            </span>
            <span className="text-sm text-ink-soft">
              {page === null ? types[type] : words.openedPage(types[type], page + 1)}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < readings.length && (
        <div className="px-5 py-2">
          <Button
            variant="quiet"
            data-analytics="show-all"
            className="-ms-6"
            onClick={() => setIsWhole(true)}
          >
            {words.showAll(readings.length)}
          </Button>
        </div>
      )}
    </>
  );
}
