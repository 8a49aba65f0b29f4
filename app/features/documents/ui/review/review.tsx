import { useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { CallFailed } from "#app/platform/api/api-client.ts";
import { isOffline } from "#app/platform/api/is-offline.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { type DocumentType, typeFacts } from "../../rules/document-types.ts";
import { useDocumentsPage } from "../documents-page.ts";
import { type DocumentDetails, type ReadText, useReadText } from "../documents-queries.ts";
import { ReviewForm } from "./review-form.tsx";
import { reviewWords } from "./review-words.ts";

interface ReviewProps {
  document: DocumentDetails;
  onConfirmed: () => void;
}

/**
 * What was read of a document, beside its places in the pictures: the customer corrects and confirms it. Once its fields are
 * shown they stay; a later reading fills those that the customer has not changed.
 */
export function Review({ document, onConfirmed }: ReviewProps) {
  const reading = useReadText(document.id);
  const [isShown, setIsShown] = useState(false);
  if (!isShown && (!reading.isPending || reading.isPaused)) setIsShown(true);
  if (!isShown) return <BeingRead type={document.type} onType={() => setIsShown(true)} />;
  return (
    <>
      {reading.data ? (
        <ReadingNotice document={document} reading={reading.data} />
      ) : (
        <NotRead reading={reading} />
      )}
      <ReviewForm document={document} read={reading.data?.fields} onConfirmed={onConfirmed} />
    </>
  );
}

type Reading = ReturnType<typeof useReadText>;

/** What the customer should know of a reading: that it found nothing, or another document. */
function ReadingNotice({ document, reading }: { document: DocumentDetails; reading: ReadText }) {
  const { texts, language } = useDocumentsPage();
  const words = reviewWords.of(language);
  const { type } = reading;
  const hasFields = typeFacts[document.type].fields.length > 0;
  const sentence =
    type !== document.type && type !== "other"
      ? words.seems(texts.types[type].name)
      : hasFields && reading.fields.every(({ value }) => value === "") && words.nothingRead;
  if (!sentence) return null;
  return (
    <Banner tone="warning" className="mb-6">
      {sentence}
    </Banner>
  );
}

/** A reading that takes longer need not be waited for: the customer may type everything instead. */
const slowMs = 15_000;

function BeingRead({ type, onType }: { type: DocumentType; onType: () => void }) {
  const { texts } = useDocumentsPage();
  const words = reviewWords.of(useLanguage());
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {isSlow && (
        <Banner className="mb-6">
          <p>{words.slow}</p>
          <Button variant="secondary" data-analytics="type-fields" className="mt-3 mb-1" onClick={onType}>
            {words.typeFields}
          </Button>
        </Banner>
      )}
      <Loading label={texts.readingTitle} className="grid gap-5">
        <div aria-hidden="true">
          <p className="text-lead">{texts.readingTitle}</p>
          {!isSlow && <p className="mt-1 text-ink-soft">{texts.readingText}</p>}
        </div>
        {typeFacts[type].fields.map((field) => (
          <Skeleton key={field} className="h-18 w-full" />
        ))}
      </Loading>
    </>
  );
}

/** It could not be read, or is still being read while the customer types. */
function NotRead({ reading: { error, errorUpdateCount, isFetching, refetch } }: { reading: Reading }) {
  const { texts } = useDocumentsPage();
  const words = reviewWords.of(useLanguage());
  if (isFetching && errorUpdateCount === 0) return <Banner className="mb-6">{texts.readingTitle}</Banner>;
  const said = error instanceof CallFailed && !isOffline(error) ? error.reply.message : "";
  return (
    <Banner tone="warning" className="mb-6">
      <p>{isFetching ? texts.readingTitle : said || words.cannotRead}</p>
      <Button
        variant="secondary"
        data-analytics="retry"
        loading={isFetching}
        className="mt-3 mb-1"
        onClick={() => void refetch()}
      >
        {texts.retryLabel}
      </Button>
    </Banner>
  );
}
