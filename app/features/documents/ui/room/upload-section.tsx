import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import type { DocumentType } from "../../rules/document-types.ts";
import { useDocumentsPage } from "../documents-page.ts";
import { refreshDocuments, type useDocuments } from "../documents-queries.ts";
import { UploadPanel } from "../upload/upload-panel.tsx";

type DocumentsQuery = ReturnType<typeof useDocuments>;

/** An upload until its document is among the others. `isStuck`: it was sent, but the list could not be read again. */
export function useRoomUpload(
  { data, error, isError, isPaused, isFetching }: DocumentsQuery,
  onArrived: () => void,
) {
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [sentId, setSentId] = useState<string>();
  /** The next upload has a panel of its own. */
  const [round, setRound] = useState(0);
  if (sentId !== undefined && data?.some(({ id }) => id === sentId)) {
    setSentId(undefined);
    setIsBusy(false);
    setRound(round + 1);
    onArrived();
  }
  const isStuck = sentId !== undefined && !isFetching && (isError || isPaused);
  const refresh = () => void refreshDocuments(queries);
  const uploaded = (documentId: string) => {
    setSentId(documentId);
    refresh();
  };
  return { isBusy, setIsBusy, round, isStuck, error, uploaded, retry: refresh };
}

interface UploadSectionProps {
  type: DocumentType;
  upload: ReturnType<typeof useRoomUpload>;
  /** Stands below a document. */
  isBelow: boolean;
  /** A press has opened it: the button that was pressed may stand far below. */
  takesFocus: boolean;
  onStop: (() => void) | false;
}

/** The place to add a document. */
export function UploadSection({ type, upload, isBelow, takesFocus, onStop }: UploadSectionProps) {
  const { texts } = useDocumentsPage();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const { round, isStuck, error, retry, uploaded, setIsBusy } = upload;
  return (
    <section className={isBelow ? "mt-12 border-t border-line pt-10" : ""}>
      <h2
        ref={title}
        tabIndex={-1}
        className="mb-2 scroll-mt-28 text-subheading outline-none focus-visible:shadow-none"
      >
        {texts.uploadTitle}
      </h2>
      {isStuck && <LoadError texts={texts} error={error} onRetry={retry} />}
      <div hidden={isStuck}>
        <UploadPanel key={round} type={type} onUploaded={uploaded} onBusy={setIsBusy} />
      </div>
      {onStop && (
        <Button variant="quiet" data-analytics="back" className="-ms-6 mt-4" onClick={onStop}>
          {texts.notNowLabel}
        </Button>
      )}
    </section>
  );
}
