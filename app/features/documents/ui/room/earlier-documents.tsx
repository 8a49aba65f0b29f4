import { type ToggleEvent, useState } from "react";
import { dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { Button } from "#app/ui/button.tsx";
import { ownEvent } from "#app/ui/overlay/own-event.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { StateBadge, useDocumentState } from "../document-state.tsx";
import { useDocumentsPage } from "../documents-page.ts";
import type { DocumentSummary } from "../documents-queries.ts";
import { DocumentView } from "./document-view.tsx";

interface EarlierDocumentsProps {
  documents: readonly DocumentSummary[];
  /** Whether it waits for the customer. */
  isWaiting: (document: DocumentSummary) => boolean;
  /** Adds the one that takes the place of one that ends; false while one is being added. */
  onRenew: (() => void) | false;
  onConfirmed: () => void;
  onDeleted: () => void;
}

/** Documents of the type before its newest one: of other cars, or of other years. */
export function EarlierDocuments({ documents, isWaiting, ...on }: EarlierDocumentsProps) {
  const { words } = useDocumentsPage();
  return (
    <section className="mt-14 md:mt-20">
      <h2 className="text-subheading">{words.earlier}</h2>
      <ul className="mt-4 border-b border-line">
        {documents.map((document) => (
          <li key={document.id} className="border-t border-line">
            <Earlier document={document} isWaiting={isWaiting(document)} {...on} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EarlierProps extends Pick<EarlierDocumentsProps, "onRenew" | "onConfirmed" | "onDeleted"> {
  document: DocumentSummary;
  isWaiting: boolean;
}

/** Its pages are loaded when it is opened: every look at them is a line in the list of who opened it. */
function Earlier({ document, isWaiting, onRenew, onConfirmed, onDeleted }: EarlierProps) {
  const { words, language } = useDocumentsPage();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const day = dateInWords(dayIn(document.uploadedAt, market().zone), language);
  const toggled = (opens: boolean) => {
    setIsOpen(opens);
    if (opens) setWasOpened(true);
  };
  return (
    <>
      <details
        open={isOpen}
        className="group"
        onToggle={ownEvent(({ currentTarget }: ToggleEvent<HTMLDetailsElement>) =>
          toggled(currentTarget.open),
        )}
      >
        <summary className="flex min-h-14 items-center gap-x-4 py-3">
          <span className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span>{words.addedOn(day)}</span>
            <StateBadge document={document} />
          </span>
          <Icon
            name="chevron-down"
            className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="pt-2 pb-8">
          {wasOpened && <DocumentView summary={document} onConfirmed={onConfirmed} onDeleted={onDeleted} />}
        </div>
      </details>
      {isWaiting && (
        <WhatWaits document={document} isOpen={isOpen} onOpen={() => toggled(true)} onRenew={onRenew} />
      )}
    </>
  );
}

interface WhatWaitsProps {
  document: DocumentSummary;
  isOpen: boolean;
  onOpen: () => void;
  onRenew: (() => void) | false;
}

/** What its customer has to do about it, which is seen while the document is closed, too. */
function WhatWaits({ document, isOpen, onOpen, onRenew }: WhatWaitsProps) {
  const { texts } = useDocumentsPage();
  const { view, text } = useDocumentState(document);
  const isToConfirm = view === "confirm";
  if (isToConfirm && isOpen) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-5">
      {!isOpen && <p className="max-w-prose text-ink-soft">{text}</p>}
      {isToConfirm && (
        <Button
          variant="secondary"
          data-analytics="check-document"
          className="max-sm:w-full"
          onClick={onOpen}
        >
          {texts.confirmLabel}
        </Button>
      )}
      {!isToConfirm && onRenew && (
        <Button variant="secondary" data-analytics="add-document" className="max-sm:w-full" onClick={onRenew}>
          {texts.renewLabel}
        </Button>
      )}
    </div>
  );
}
