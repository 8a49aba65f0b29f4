import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { callAsCustomer, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { loadingWords } from "#app/ui/loading/words.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { deleteDocumentCall } from "../../calls.ts";
import { useDocumentsPage } from "../documents-page.ts";
import { type DocumentSummary, forgetDocument } from "../documents-queries.ts";

interface DeleteDocumentProps {
  document: DocumentSummary;
  onDeleted: () => void;
}

/** Deletes a document after a question. A second press after a lost answer is the same request. */
export function DeleteDocument({ document: { id }, onDeleted }: DeleteDocumentProps) {
  const { texts, language } = useDocumentsPage();
  const access = useCustomerAccess();
  const queries = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const [isOpen, setIsOpen] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const remove = async () => {
    setIsDeleting(true);
    setFailure(undefined);
    const input = { params: { id }, idempotencyKey: key.current, language };
    const reply = await callAsCustomer(access, deleteDocumentCall, input);
    setIsDeleting(false);
    // One that is gone already is deleted, too.
    if (!reply.ok && reply.status !== 404)
      return setFailure(reply.message || loadingWords.of(language).offline);
    setIsOpen(false);
    onDeleted();
    await forgetDocument(queries, id);
  };
  return (
    <>
      <Button
        variant="quiet"
        data-analytics="delete-document"
        className="-ms-6 text-danger"
        onClick={() => setIsOpen(true)}
      >
        {texts.deleteLabel}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={texts.deleteTitle}
        actions={
          <>
            <Button variant="secondary" data-analytics="cancel" onClick={() => setIsOpen(false)}>
              {texts.notDeleteLabel}
            </Button>
            <Button
              variant="danger"
              data-analytics="confirm-delete"
              loading={isDeleting}
              onClick={() => void remove()}
            >
              {texts.deleteButtonLabel}
            </Button>
          </>
        }
      >
        <p className="text-ink-soft">{texts.deleteText}</p>
        {failure && (
          <Banner tone="error" className="mt-4">
            {failure}
          </Banner>
        )}
      </Dialog>
    </>
  );
}
