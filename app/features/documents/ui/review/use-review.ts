import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { callAsCustomer, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { confirmDocumentCall } from "../../calls.ts";
import { type FieldKey, typeFacts } from "../../rules/document-types.ts";
import type { ReadField } from "../../rules/reading/reading.ts";
import { type DocumentDetails, refreshDocuments } from "../documents-queries.ts";
import { confirmedValues, problemsOf, reviewFields, withApproval, withValue } from "./review-state.ts";
import { reviewWords } from "./review-words.ts";

interface ReviewParts {
  readonly document: DocumentDetails;
  readonly read: readonly ReadField[];
  readonly onConfirmed: () => void;
}

/**
 * The fields of a document while they are looked over. They are in this page's memory alone: what stands on a document is
 * never put into the browser's storage. A refusal takes nothing away that was typed.
 */
export function useReview({ document, read, onConfirmed }: ReviewParts) {
  const access = useCustomerAccess();
  const language = useLanguage();
  const queries = useQueryClient();
  const words = reviewWords.of(language);
  const [fields, setFields] = useState(() => reviewFields(typeFacts[document.type], read));
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
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
      setFailure(sentences[reply.code] ?? (reply.message || reply.statusText));
    }
    // After a conflict the next try is of the version that is shown then.
    if (reply.ok || reply.status === 409) await refreshDocuments(queries);
    setIsSending(false);
    if (reply.ok) onConfirmed();
  };
  return {
    ...{ fields, problems, failure, isSending, summary, confirm },
    change: (key: FieldKey, value: string) => setFields((before) => withValue(before, key, value)),
    approve: (key: FieldKey) => setFields((before) => withApproval(before, key)),
  };
}
