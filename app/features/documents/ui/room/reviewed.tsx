import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { retentionDays } from "../../rules/retention.ts";
import { useDocumentsPage } from "../documents-page.ts";
import type { DocumentDetails } from "../documents-queries.ts";
import { Review } from "../review/review.tsx";
import { ReviewForm } from "../review/review-form.tsx";
import { useArrival } from "./use-arrival.ts";

interface ReviewedProps {
  document: DocumentDetails;
  onConfirmed: () => void;
}

/** What is to be confirmed, with its deadline. */
export function ToConfirm({ document, onConfirmed }: ReviewedProps) {
  const { texts, words } = useDocumentsPage();
  return (
    <Reviewed
      title={texts.reviewTitle}
      text={`${texts.reviewText} ${words.unlessConfirmed(retentionDays.unconfirmed)}`}
    >
      <Review document={document} onConfirmed={onConfirmed} />
    </Reviewed>
  );
}

/** What was confirmed, to be corrected while the staff have not answered. */
export function ToCorrect({ document, onConfirmed, onCancel }: ReviewedProps & { onCancel: () => void }) {
  const { texts, words } = useDocumentsPage();
  return (
    <Reviewed title={words.correctTitle} text={texts.reviewText}>
      <ReviewForm document={document} onConfirmed={onConfirmed}>
        <Button variant="quiet" data-analytics="cancel" onClick={onCancel}>
          {texts.notNowLabel}
        </Button>
      </ReviewForm>
    </Reviewed>
  );
}

function Reviewed({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useArrival();
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="text-heading outline-none focus-visible:shadow-none">
        {title}
      </h2>
      <p className="mt-2 mb-6 max-w-prose text-ink-soft">{text}</p>
      {children}
    </section>
  );
}
