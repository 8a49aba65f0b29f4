import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { callAsCustomer, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { confirmDocumentCall } from "../../calls.ts";
import { type FieldKey, typeFacts } from "../../rules/document-types.ts";
import type { ReadField } from "../../rules/reading/reading.ts";
import { type DocumentDetails, refreshDocuments } from "../documents-queries.ts";
import {
  confirmedValues,
  correctedFields,
  lacksLastDay,
  problemsOf,
  reviewFields,
  withApproval,
  withValue,
} from "./review-state.ts";
import { reviewWords } from "./review-words.ts";

interface ReviewParts {
  readonly document: DocumentDetails;
  /** What was read of it; undefined as long as nothing was. */
  readonly read?: readonly ReadField[] | undefined;
  readonly onConfirmed: () => void;
}

/**
 * The fields of a document while they are looked over. They are in this page's memory alone: what stands on a document is
 * never put into the browser's storage. Neither a refusal nor another reading takes anything away that was typed. Of a document
 * that is confirmed already, what is stored is corrected.
 */
export function useReview({ document, read, onConfirmed }: ReviewParts) {
  const access = useCustomerAccess();
  const language = useLanguage();
  const queries = useQueryClient();
  const words = reviewWords.of(language);
  const facts = typeFacts[document.type];
  const [fields, setFields] = useState(() =>
    document.confirmedAt === null ? reviewFields(facts, read ?? []) : correctedFields(facts, document.fields),
  );
  const [filledWith, setFilledWith] = useState(read);
  if (read !== filledWith) {
    setFilledWith(read);
    setFields(reviewFields(facts, read ?? [], fields));
  }
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  /** Without a last day it is confirmed by another press. */
  const [wasAsked, setWasAsked] = useState(false);
  /** Raised by every try that found problems; from the first one on they are shown. */
  const [tries, setTries] = useState(0);
  const summary = useRef<HTMLElement>(null);
  const problems = tries > 0 ? problemsOf(fields) : [];
  useEffect(() => {
    if (tries > 0) summary.current?.focus();
  }, [tries]);

  const confirm = async () => {
    setFailure(undefined);
    if (problemsOf(fields).length > 0) return setTries((times) => times + 1);
    if (lacksLastDay(facts, fields) && !wasAsked) return setWasAsked(true);
    setIsSending(true);
    const reply = await callAsCustomer(access, confirmDocumentCall, {
      ...{ params: { id: document.id }, language },
      body: { version: document.version, fields: confirmedValues(fields) },
    });
    if (!reply.ok) {
      const sentences: Readonly<Record<string, string>> = {
        network: words.offline,
        "version-conflict": words.conflict,
      };
      setFailure(ownValue(sentences, reply.code) ?? (reply.message || reply.statusText));
    }
    // After a conflict the next try is of the version that is shown then.
    if (reply.ok || reply.status === 409) await refreshDocuments(queries);
    setIsSending(false);
    if (reply.ok) onConfirmed();
  };
  return {
    ...{ fields, problems, failure, isSending, summary, confirm },
    asksForLastDay: wasAsked && lacksLastDay(facts, fields),
    change: (key: FieldKey, value: string) => setFields((before) => withValue(before, key, value)),
    approve: (key: FieldKey) => setFields((before) => withApproval(before, key)),
  };
}
