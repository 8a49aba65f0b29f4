import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { type FieldKey, typeFacts } from "../../rules/document-types.ts";
import type { Box, ReadField } from "../../rules/reading/reading.ts";
import { useDocumentsPage, useFieldName } from "../documents-page.ts";
import type { DocumentDetails } from "../documents-queries.ts";
import { PageView, usePageNames } from "../page-view.tsx";
import { ReviewFieldView } from "./review-field.tsx";
import { reviewWords } from "./review-words.ts";
import { useReview } from "./use-review.ts";

interface ReviewFormProps {
  document: DocumentDetails;
  /** What was read of it; undefined as long as nothing was, and where what is stored is corrected. */
  read?: readonly ReadField[] | undefined;
  onConfirmed: () => void;
  /** Stands beside the button that confirms. */
  children?: ReactNode;
}

export function ReviewForm({ children, ...props }: ReviewFormProps) {
  const { document, read } = props;
  const { texts, language } = useDocumentsPage();
  const nameOf = useFieldName(document.type);
  const review = useReview(props);
  const formId = useId();
  const [active, setActive] = useState<Box>();
  const [opened, setOpened] = useState<Box>();
  const { problems: problemTexts, ...own } = reviewWords.of(language);
  const { masked, fields: stored } = typeFacts[document.type];
  const maskedHint = document.confirmedAt === null ? own.masked : own.maskedStored;
  const idOf = (key: FieldKey) => `${formId}-${key}`;
  const textOf = (key: FieldKey) => {
    const found = review.problems.find((one) => one.key === key);
    return found && problemTexts(found.problem);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void review.confirm();
  };
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <form noValidate autoComplete="off" onSubmit={submit}>
        {review.problems.length > 0 && (
          <ErrorSummary
            ref={review.summary}
            problems={review.problems.map(({ key, problem }) => ({
              ...{ name: key, label: nameOf(key), text: problemTexts(problem) },
            }))}
            onGoTo={(key) => focusOn(idOf(key as FieldKey))}
          />
        )}
        {review.fields.map((field) => (
          <ReviewFieldView
            key={field.key}
            id={idOf(field.key)}
            name={nameOf(field.key)}
            field={field}
            page={document.pages[field.read?.box.page ?? -1]}
            wasRead={read !== undefined}
            maskedHint={masked.includes(field.key) && maskedHint}
            error={textOf(field.key)}
            onChange={(value) => review.change(field.key, value)}
            onApprove={() => review.approve(field.key)}
            onActive={() => setActive(field.read?.box)}
            onOpen={() => setOpened(field.read?.box)}
          />
        ))}
        <p className="mt-4 max-w-prose text-sm text-ink-soft">
          {stored.length > 0 ? texts.storedText : texts.nothingStoredText}{" "}
          {masked.length > 0 && texts.maskedText}
        </p>
        {review.failure && (
          <Banner tone="error" className="mt-4">
            {review.failure}
          </Banner>
        )}
        {review.asksForLastDay && (
          <Banner tone="warning" className="mt-4">
            {own.withoutLastDay}
          </Banner>
        )}
        <div className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
          <Button
            type="submit"
            data-analytics="confirm-document"
            loading={review.isSending}
            className="max-sm:w-full"
          >
            {texts.confirmButtonLabel}
          </Button>
          {children}
        </div>
      </form>
      <Pages document={document} active={active} />
      <OpenedPage document={document} box={opened} onClose={() => setOpened(undefined)} />
    </div>
  );
}

/** Beside the fields on a wide screen, where they follow the reader; below them on a phone. */
function Pages({ document, active }: { document: DocumentDetails; active: Box | undefined }) {
  const { nameOf, altOf } = usePageNames(document);
  const { pages } = document;
  return (
    <div className="lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto lg:sticky lg:top-32 lg:self-start">
      <ul className="grid gap-5">
        {pages.map((page) => (
          <li key={page.page}>
            <p className="mb-2 text-sm text-ink-soft">{nameOf(page.page)}</p>
            <PageView page={page} alt={altOf(page.page)} highlight={active} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OpenedPageProps {
  document: DocumentDetails;
  box: Box | undefined;
  onClose: () => void;
}

function OpenedPage({ document, box, onClose }: OpenedPageProps) {
  const { nameOf, altOf } = usePageNames(document);
  const page = document.pages[box?.page ?? 0];
  if (!page) return null;
  return (
    <Dialog open={box !== undefined} onClose={onClose} title={nameOf(page.page)} size="page">
      <PageView page={page} alt={altOf(page.page)} highlight={box} />
    </Dialog>
  );
}

function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}
