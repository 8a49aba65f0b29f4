import { useState } from "react";
import { timeAt } from "#app/i18n/dates/clock.ts";
import { dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { defineWords } from "#app/i18n/words.ts";
import { Button } from "#app/ui/button.tsx";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { staffReader } from "../document-words.ts";
import type { DocumentType } from "../rules/document-types.ts";
import { useDocumentsPage } from "./documents-page.ts";
import { type ShownReading, useReadings } from "./documents-queries.ts";

const shownFirst = 5;

const logWords = defineWords({
  confirmedData: { en: "what you confirmed", ar: "البيانات التي أكّدتها" },
});

/** Who opened the customer's documents and when, of one type or of all of them; the newest first. */
export function ReadingsLog({ type }: { type?: DocumentType }) {
  const { texts } = useDocumentsPage();
  const readings = useReadings(type);
  if (!readings.data && (readings.isError || readings.isPaused))
    return <LoadError texts={texts} error={readings.error} onRetry={() => void readings.refetch()} />;
  if (!readings.data)
    return (
      <Loading className="mt-3 grid gap-3">
        <Skeleton />
        <Skeleton />
      </Loading>
    );
  if (readings.data.length === 0)
    return <p className="mt-2 text-sm text-ink-soft">{texts.readingsEmptyText}</p>;
  return <Readings readings={withVisits(readings.data)} namesType={type === undefined} />;
}

/** The customer's own looks at a document within an hour are one visit, without its pages. */
function withVisits(readings: readonly ShownReading[]): ShownReading[] {
  const visits = new Set<string>();
  return readings.flatMap((reading) => {
    if (reading.reader !== "customer") return [reading];
    const visit = `${reading.documentId} ${reading.type} ${reading.at.slice(0, "2026-11-22T09".length)}`;
    if (visits.has(visit)) return [];
    visits.add(visit);
    return [{ ...reading, page: null }];
  });
}

function Readings({ readings, namesType }: { readings: readonly ShownReading[]; namesType: boolean }) {
  const { texts, words, language } = useDocumentsPage();
  const { confirmedData } = logWords.of(language);
  const [isWhole, setIsWhole] = useState(false);
  const { zone } = market();
  const shown = isWhole ? readings : readings.slice(0, shownFirst);
  return (
    <>
      <p className="mt-1 text-sm text-ink-soft">{texts.readingsText}</p>
      <ol className="mt-3 text-sm">
        {shown.map(({ at, reader, role, type, documentId, page }) => (
          <li
            key={`${at} ${documentId} ${page}`}
            className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-t border-line py-2.5"
          >
            <span>
              {
                {
                  customer: words.you,
                  staff: staffReader(role, language) ?? words.staff,
                  export: words.export,
                }[reader]
              }
              <span className="text-ink-soft">
                {namesType && `${words.comma} ${texts.types[type].name}`}
                {page !== null && `${words.comma} ${words.page(page + 1)}`}
                {page === null && reader === "staff" && `${words.comma} ${confirmedData}`}
                {documentId === null && ` (${words.deletedDocument})`}
              </span>
            </span>
            <time dateTime={at} className="tabular text-ink-soft">
              {dateInWords(dayIn(at, zone), language)}
              {words.comma} <bdi>{timeAt(at, zone, language)}</bdi>
            </time>
          </li>
        ))}
      </ol>
      {shown.length < readings.length && (
        <Button
          variant="quiet"
          data-analytics="show-all"
          className="-ms-6 mt-1"
          onClick={() => setIsWhole(true)}
        >
          {words.showAll(readings.length)}
        </Button>
      )}
    </>
  );
}
