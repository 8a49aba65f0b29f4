import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fieldWords, reasonWords, typeWords } from "#app/features/documents/document-words.ts";
import { staffReasons } from "#app/features/documents/rules/document-states.ts";
import { isDayKey } from "#app/features/documents/rules/document-types.ts";
import { dateInWords } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { officeQuery, useDeed } from "../../browser/office-queries.ts";
import { answerDocumentCall, longestAnswerNote, openDocumentCall } from "../../calls/customer-deed-calls.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { Loaded, RowsSkeleton } from "../../ui/kit/states.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import { answerWords } from "./answer-words.ts";
import { Fact } from "./contact.tsx";
import { AnsweredBy, DocumentState } from "./documents.tsx";
import { Rejection, useRejection } from "./rejection.tsx";

type Opened = AnswerTo<typeof openDocumentCall>;

/** A document with its pages beside what was confirmed of it, and the answer to it while it waits. */
export function DocumentDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const language = useLanguage();
  const words = answerWords.of(language);
  const query = useQuery({
    ...officeQuery(openDocumentCall, { params: { id } }, { language }),
    // Each reading is written down for the customer: it is read when it is opened, and not again with every change.
    enabled: ({ state }) => state.data === undefined,
    gcTime: 0,
    retry: false,
  });
  const [isRejecting, setRejecting] = useState(false);
  const rejection = useRejection(staffReasons, "other");
  const deed = useDeed(answerDocumentCall, {
    done: () => {
      showToast({ text: words.saved, tone: "success" });
      onClose();
    },
  });
  const document = query.data;
  const send = (answer: Parameters<typeof deed.mutate>[0]["body"]["answer"]) =>
    document &&
    deed.mutate({
      params: { customer: document.customerId, id },
      body: { version: document.version, answer },
    });
  const sendRejection = () => {
    const given = rejection.check();
    if (given) send({ to: "rejected", ...given });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={document ? typeWords.of(language)[document.type] : words.documents}
      size="wide"
      actions={
        <Answers
          isWaiting={document?.isWaiting === true}
          isRejecting={isRejecting}
          isBusy={deed.isPending}
          onClose={onClose}
          onReject={setRejecting}
          onSend={() => (isRejecting ? sendRejection() : send({ to: "accepted" }))}
        />
      }
    >
      <Loaded query={query} skeleton={<RowsSkeleton rows={4} />}>
        {(opened) => (
          <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_15rem]">
            <Pages document={opened} />
            <div className="grid content-start gap-4">
              {isRejecting ? (
                <Rejection
                  rejection={rejection}
                  choices={staffReasons.map((reason) => ({
                    id: reason,
                    label: reasonWords.of(language)[reason],
                  }))}
                  maxLength={longestAnswerNote}
                />
              ) : (
                <Fields document={opened} />
              )}
            </div>
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

interface AnswersProps {
  isWaiting: boolean;
  isRejecting: boolean;
  isBusy: boolean;
  onClose: () => void;
  onReject: (isRejecting: boolean) => void;
  onSend: () => void;
}

function Answers({ isWaiting, isRejecting, isBusy, onClose, onReject, onSend }: AnswersProps) {
  const language = useLanguage();
  const [words, kit] = [answerWords.of(language), kitWords.of(language)];
  if (!isWaiting) return <Button onPress={onClose}>{kit.close}</Button>;
  return (
    <>
      <Button onPress={isRejecting ? () => onReject(false) : onClose}>
        {isRejecting ? words.back : kit.cancel}
      </Button>
      {!isRejecting && <Button onPress={() => onReject(true)}>{words.rejectTo}</Button>}
      <Button look={isRejecting ? "danger" : "primary"} onPress={onSend} busy={isBusy}>
        {isRejecting ? words.reject : words.accept}
      </Button>
    </>
  );
}

function Pages({ document: { pages } }: { document: Opened }) {
  const words = answerWords.of(useLanguage());
  return (
    <div className="grid content-start gap-3">
      {pages.map(({ page, width, height, address }) => (
        <img
          key={page}
          src={address}
          width={width}
          height={height}
          alt={words.page(page + 1)}
          className="h-auto w-full rounded border border-line bg-sand-50"
        />
      ))}
    </div>
  );
}

function Fields({ document }: { document: Opened }) {
  const language = useLanguage();
  const [words, names] = [answerWords.of(language), fieldWords.of(language)];
  return (
    <>
      <div className="grid justify-items-start gap-1">
        <DocumentState document={document} />
        <AnsweredBy document={document} />
      </div>
      <p className="text-sm text-ink-soft">{words.fields}</p>
      {document.fields.length === 0 ? (
        <p className="text-sm text-ink-faint">{words.noFields}</p>
      ) : (
        <dl className="grid gap-3 text-sm">
          {document.fields.map(({ key, value }) => (
            <Fact key={key} name={names[key]}>
              <bdi className="break-words">
                {isDayKey(key) && value !== "" ? dateInWords(value, language) : value || "–"}
              </bdi>
            </Fact>
          ))}
        </dl>
      )}
      {document.scan === "not-scanned" && <p className="text-xs text-warning">{words.notScanned}</p>}
      <p className="text-xs text-ink-soft">{words.logged}</p>
    </>
  );
}
