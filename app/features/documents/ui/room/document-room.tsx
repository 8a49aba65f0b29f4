import { type ReactNode, useEffect, useRef, useState } from "react";
import { href } from "#app/lib/address/href.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { BackLink } from "#app/ui/navigation/back-link.tsx";
import { type CustomerView, customerView, documentsOfType, waitsAmong } from "../../rules/customer-view.ts";
import type { DocumentType } from "../../rules/document-types.ts";
import { useDocumentsPage } from "../documents-page.ts";
import { type DocumentSummary, useDocuments } from "../documents-queries.ts";
import { ReadingsLog } from "../readings-log.tsx";
import { DocumentExtraContext } from "./document-extra.ts";
import { DocumentView } from "./document-view.tsx";
import { EarlierDocuments } from "./earlier-documents.tsx";
import { UploadSection, useRoomUpload } from "./upload-section.tsx";

/** What just happened here: it is said once, above everything. */
type Done = "confirmed" | "deleted";

interface DocumentRoomProps {
  type: DocumentType;
  /** What can be done with a document elsewhere. */
  extra?: (document: DocumentSummary) => ReactNode;
}

/** The page of a type: its newest document, or the place to add one. */
export function DocumentRoom({ type, extra = nothing }: DocumentRoomProps) {
  const { texts } = useDocumentsPage();
  const documents = useDocuments();
  const isStuck = !documents.data && (documents.isError || documents.isPaused);
  const { name, purpose } = texts.types[type];
  return (
    <div className="frame grow pt-6 pb-20">
      <BackLink to={href("/documents")}>{texts.backLabel}</BackLink>
      <h1 className="mt-4 text-title">{name}</h1>
      <p className="mt-2 max-w-prose text-lead text-ink-soft">{purpose}</p>
      <div className="mt-8">
        {isStuck && (
          <LoadError texts={texts} error={documents.error} onRetry={() => void documents.refetch()} />
        )}
        {!isStuck &&
          (documents.data ? (
            <DocumentExtraContext value={extra}>
              <Room type={type} query={documents} documents={documentsOfType(documents.data, type)} />
            </DocumentExtraContext>
          ) : (
            <Loading className="grid gap-5">
              <Skeleton className="h-64 w-full rounded-xl" />
              <Skeleton className="h-40 w-full rounded-lg" />
            </Loading>
          ))}
      </div>
    </div>
  );
}

const nothing = () => null;

interface RoomProps {
  type: DocumentType;
  query: ReturnType<typeof useDocuments>;
  documents: readonly DocumentSummary[];
}

function Room({ type, query, documents }: RoomProps) {
  const { texts } = useDocumentsPage();
  const [newest, ...earlier] = documents;
  const [isAdding, setIsAdding] = useState(false);
  const [done, setDone] = useState<Done>();
  const upload = useRoomUpload(query, () => {
    setDone(undefined);
    setIsAdding(false);
  });
  const stopAdding = () => {
    setIsAdding(false);
    upload.setIsBusy(false);
  };
  const view = customerView(newest);
  const hasMore = view !== "rejected" && view !== "checking" && view !== "confirm";
  // What another tab adds meanwhile takes no upload away that has begun here.
  const isAlone = newest === undefined || isAdding || (upload.isBusy && view !== "rejected");
  return (
    <>
      {done && <DoneNotice done={done} />}
      {newest && !isAlone && (
        <DocumentView
          key={newest.id}
          summary={newest}
          actions={hasMore && <AddMore view={view} onPress={() => setIsAdding(true)} />}
          onConfirmed={() => setDone("confirmed")}
          onDeleted={() => setDone("deleted")}
        />
      )}
      {(isAlone || view === "rejected") && (
        <UploadSection
          type={type}
          upload={upload}
          isBelow={!isAlone}
          takesFocus={isAdding}
          onStop={isAdding && stopAdding}
        />
      )}
      {earlier.length > 0 && (
        <EarlierDocuments
          documents={earlier}
          isWaiting={waitsAmong(documents)}
          onRenew={!isAlone && (() => setIsAdding(true))}
          onConfirmed={() => setDone("confirmed")}
          onDeleted={() => setDone("deleted")}
        />
      )}
      {documents.length > 0 && (
        <section className="mt-14 max-w-3xl md:mt-20">
          <h2 className="text-subheading">{texts.readingsTitle}</h2>
          <ReadingsLog type={type} />
        </section>
      )}
    </>
  );
}

function AddMore({ view, onPress }: { view: CustomerView; onPress: () => void }) {
  const { texts } = useDocumentsPage();
  const isDue = view === "expired" || view === "expiring";
  return (
    <Button
      variant={isDue ? "primary" : "secondary"}
      data-analytics="add-document"
      className="max-sm:w-full"
      onClick={onPress}
    >
      {isDue ? texts.renewLabel : texts.uploadAnotherLabel}
    </Button>
  );
}

/** Takes the focus, which was on a button that is gone. */
function DoneNotice({ done }: { done: Done }) {
  const { texts } = useDocumentsPage();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus();
    notice.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={notice} tabIndex={-1} className="mb-8 outline-none">
      {done === "confirmed" ? (
        <Banner tone="success" title={texts.confirmedTitle}>
          {texts.confirmedText}
        </Banner>
      ) : (
        <Banner tone="success">{texts.deletedText}</Banner>
      )}
    </div>
  );
}
