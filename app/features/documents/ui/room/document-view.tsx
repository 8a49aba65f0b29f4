import { type ReactNode, useEffect, useRef, useState } from "react";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { customerView } from "../../rules/customer-view.ts";
import { StateBadge, useDocumentState } from "../document-state.tsx";
import { useDocumentsPage } from "../documents-page.ts";
import { type DocumentDetails, type DocumentSummary, useDocument } from "../documents-queries.ts";
import { PagePictures } from "../page-pictures.tsx";
import { Review } from "../review/review.tsx";
import { DeleteDocument } from "./delete-document.tsx";
import { useDocumentExtra } from "./document-extra.ts";
import { DocumentTimeline } from "./document-timeline.tsx";
import { PageGallery } from "./page-gallery.tsx";
import { StoredFields } from "./stored-fields.tsx";

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
  const view = customerView(document);
  const remove = <DeleteDocument document={document} onDeleted={onDeleted} />;
  if (view === "checking") return <Checking>{remove}</Checking>;
  return (
    <PagePictures document={document} onRetry={() => void query.refetch()}>
      {view === "confirm" ? (
        <ToConfirm document={document} onConfirmed={onConfirmed} />
      ) : (
        <Standing document={document} />
      )}
      <div className="mt-10 flex flex-wrap items-center gap-x-10 gap-y-3">
        {actions}
        {remove}
      </div>
    </PagePictures>
  );
}

/** After so many milliseconds a wait is long. */
const slowMs = 20_000;

function Checking({ children }: { children: ReactNode }) {
  const { texts } = useDocumentsPage();
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
          <h2 className="text-subheading">{texts.readingTitle}</h2>
          <p className="mt-1 max-w-prose text-ink-soft">
            {isSlow ? texts.readingSlowText : texts.readingText}
          </p>
        </div>
      </div>
      <div className="mt-4 ps-11">{children}</div>
    </section>
  );
}

/** The heading takes the focus when it comes: the wait before it is over. */
function ToConfirm({ document, onConfirmed }: { document: DocumentDetails; onConfirmed: () => void }) {
  const { texts } = useDocumentsPage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="text-heading outline-none focus-visible:shadow-none">
        {texts.reviewTitle}
      </h2>
      <p className="mt-2 mb-6 max-w-prose text-ink-soft">{texts.reviewText}</p>
      <Review document={document} onConfirmed={onConfirmed} />
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
