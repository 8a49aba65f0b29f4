import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#app/ui/button.tsx";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { customerView } from "../../rules/customer-view.ts";
import { typeFacts } from "../../rules/document-types.ts";
import { StateBadge, useDocumentState } from "../document-state.tsx";
import { useDocumentsPage } from "../documents-page.ts";
import { type DocumentDetails, type DocumentSummary, useDocument } from "../documents-queries.ts";
import { PagePictures } from "../page-pictures.tsx";
import { DeleteDocument } from "./delete-document.tsx";
import { useDocumentExtra } from "./document-extra.ts";
import { DocumentTimeline } from "./document-timeline.tsx";
import { PageGallery } from "./page-gallery.tsx";
import { ToConfirm, ToCorrect } from "./reviewed.tsx";
import { StoredFields } from "./stored-fields.tsx";
import { useArrival } from "./use-arrival.ts";

interface DocumentViewProps {
  summary: DocumentSummary;
  /** Stands before the way to delete it. */
  actions?: ReactNode;
  onConfirmed: () => void;
  onDeleted: () => void;
}

/** One document: checked, to be confirmed, or as it stands. */
export function DocumentView({ summary, actions, onConfirmed, onDeleted }: DocumentViewProps) {
  const { texts } = useDocumentsPage();
  const query = useDocument(summary.id);
  const document = query.data;
  if (!document && (query.isError || query.isPaused))
    return <LoadError texts={texts} error={query.error} onRetry={() => void query.refetch()} />;
  if (!document)
    return (
      <Loading>
        <Skeleton className="h-64 w-full rounded-xl" />
      </Loading>
    );
  const remove = <DeleteDocument document={document} onDeleted={onDeleted} />;
  if (customerView(document) === "checking") return <Checking>{remove}</Checking>;
  return (
    <PagePictures document={document} reread={async () => (await query.refetch()).data}>
      <Opened document={document} onConfirmed={onConfirmed}>
        {actions}
        {remove}
      </Opened>
    </PagePictures>
  );
}

interface OpenedProps {
  document: DocumentDetails;
  onConfirmed: () => void;
  /** What can be done with it. */
  children: ReactNode;
}

/** A document with its pages. Until the staff answer, what was confirmed of it can be corrected. */
function Opened({ document, onConfirmed, children }: OpenedProps) {
  const { words } = useDocumentsPage();
  const [isCorrecting, setIsCorrecting] = useState(false);
  const correctButton = useRef<HTMLButtonElement>(null);
  const view = customerView(document);
  const canCorrect = view === "review" && typeFacts[document.type].fields.length > 0;
  if (canCorrect && isCorrecting)
    return (
      <ToCorrect
        document={document}
        onConfirmed={() => {
          setIsCorrecting(false);
          onConfirmed();
        }}
        onCancel={() => {
          flushSync(() => setIsCorrecting(false));
          correctButton.current?.focus();
        }}
      />
    );
  return (
    <>
      {view === "confirm" ? (
        <ToConfirm document={document} onConfirmed={onConfirmed} />
      ) : (
        <Standing document={document} />
      )}
      <div className="mt-10 flex flex-wrap items-center gap-x-10 gap-y-3">
        {canCorrect && (
          <Button
            ref={correctButton}
            variant="quiet"
            data-analytics="correct-document"
            className="-ms-6"
            onClick={() => setIsCorrecting(true)}
          >
            {words.correct}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}

/** After so many milliseconds a wait is long. */
const slowMs = 20_000;

function Checking({ children }: { children: ReactNode }) {
  const { texts } = useDocumentsPage();
  const heading = useArrival();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section className="rounded-xl bg-sand-50 p-6 md:p-10">
      <div role="status" className="flex items-start gap-4">
        <span aria-hidden="true" className="mt-1 flex text-accent">
          <Spinner className="size-7" />
        </span>
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-subheading outline-none focus-visible:shadow-none">
            {texts.states.checking.label}
          </h2>
          <p className="mt-1 max-w-prose text-ink-soft">
            {isSlow ? texts.readingSlowText : texts.states.checking.text}
          </p>
        </div>
      </div>
      <div className="mt-4 ps-11">{children}</div>
    </section>
  );
}

function Standing({ document }: { document: DocumentDetails }) {
  const { text } = useDocumentState(document);
  const extra = useDocumentExtra();
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div>
        <StateBadge document={document} />
        <p className="mt-3 max-w-prose text-lead">{text}</p>
        {extra(document)}
        <StoredFields document={document} />
        <DocumentTimeline document={document} />
      </div>
      <PageGallery document={document} />
    </div>
  );
}
