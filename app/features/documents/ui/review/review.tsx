import { useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { CallFailed } from "#app/platform/api/api-client.ts";
import { isOffline } from "#app/platform/api/is-offline.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { type DocumentType, typeFacts } from "../../rules/document-types.ts";
import type { ReadField } from "../../rules/reading/reading.ts";
import { useDocumentsPage } from "../documents-page.ts";
import { type DocumentDetails, useReadText } from "../documents-queries.ts";
import { ReviewForm } from "./review-form.tsx";
import { reviewWords } from "./review-words.ts";

interface ReviewProps {
  document: DocumentDetails;
  onConfirmed: () => void;
}

/** What was read of a document, beside its places in the pictures: the customer corrects and confirms it. */
export function Review({ document, onConfirmed }: ReviewProps) {
  const { texts, language } = useDocumentsPage();
  const reading = useReadText(document.id);
  const [isTyped, setIsTyped] = useState(false);
  // What comes after the customer has begun to type replaces nothing of it.
  if (isTyped) return <ReviewForm document={document} read={nothing} onConfirmed={onConfirmed} />;
  if (reading.isPending && !reading.isPaused)
    return <BeingRead type={document.type} onType={() => setIsTyped(true)} />;
  const { data } = reading;
  const seems = data && data.type !== document.type && data.type !== "other" ? data.type : undefined;
  const hasNothing =
    data &&
    !seems &&
    typeFacts[document.type].fields.length > 0 &&
    data.fields.every(({ value }) => value === "");
  return (
    <>
      {!data && <CannotRead error={reading.error} onRetry={() => void reading.refetch()} />}
      {hasNothing && (
        <Banner tone="warning" className="mb-6">
          {reviewWords.of(language).nothingRead}
        </Banner>
      )}
      {seems && (
        <Banner tone="warning" className="mb-6">
          {reviewWords.of(language).seems(texts.types[seems].name)}
        </Banner>
      )}
      <ReviewForm
        // Another reading fills the fields anew.
        key={data ? "read" : "unread"}
        document={document}
        read={data?.fields ?? nothing}
        onConfirmed={onConfirmed}
      />
    </>
  );
}

const nothing: readonly ReadField[] = [];

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
        <p aria-hidden="true" className="text-lead">
          {texts.readingTitle}
        </p>
        {typeFacts[type].fields.map((field) => (
          <Skeleton key={field} className="h-18 w-full" />
        ))}
      </Loading>
    </>
  );
}

function CannotRead({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { texts } = useDocumentsPage();
  const words = reviewWords.of(useLanguage());
  const said = error instanceof CallFailed ? error.reply.message : "";
  return (
    <Banner tone="warning" className="mb-6">
      <p>{error === null || isOffline(error) || said === "" ? words.cannotRead : said}</p>
      <Button variant="secondary" data-analytics="retry" className="mt-3 mb-1" onClick={onRetry}>
        {texts.retryLabel}
      </Button>
    </Banner>
  );
}
