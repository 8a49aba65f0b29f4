import { type QueryClient, useQuery } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import type { summary } from "../call-fields.ts";
import { extractTextCall, listDocumentsCall, listReadingsCall, showDocumentCall } from "../calls.ts";
import type { DocumentType } from "../rules/document-types.ts";

export type DocumentSummary = z.output<typeof summary>;
export type DocumentDetails = AnswerOf<typeof showDocumentCall>;
export type DocumentPicture = DocumentDetails["pages"][number];
export type ReadText = AnswerOf<typeof extractTextCall>;
export type ShownReading = AnswerOf<typeof listReadingsCall>[number];

/** All documents, the newest first. Another device or the staff may have changed them. */
export function useDocuments() {
  const language = useLanguage();
  return useQuery({
    ...customerQuery(useCustomerAccess(), listDocumentsCall, { language }),
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state }) => (state.data?.some(isBeingChecked) ? 5_000 : false),
  });
}

/** Who opened the documents of one type, or of all. */
export function useReadings(type: DocumentType | undefined) {
  const input = { language: useLanguage(), query: type === undefined ? {} : { type } };
  return useQuery({ ...customerQuery(useCustomerAccess(), listReadingsCall, input), staleTime: 0 });
}

/** One document with its pages. While it is being checked it is read again, at growing distances. */
export function useDocument(id: string) {
  const language = useLanguage();
  return useQuery({
    ...customerQuery(useCustomerAccess(), showDocumentCall, { language, params: { id } }),
    refetchInterval: ({ state }) =>
      state.data && isBeingChecked(state.data) ? nextLook(state.dataUpdateCount) : false,
  });
}

/** What stands on a document. It is read once for one look at it, and stored nowhere. */
export function useReadText(documentId: string) {
  const language = useLanguage();
  return useQuery({
    ...customerQuery(useCustomerAccess(), extractTextCall, { language, body: { documentId } }),
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false },
    // Another try is the customer's own.
    ...{ refetchOnReconnect: false, refetchOnWindowFocus: false },
  });
}

/** After a document was added or confirmed: what was read of documents is read again. */
export async function refreshDocuments(queries: QueryClient): Promise<void> {
  const reading: readonly unknown[] = [listDocumentsCall.id, showDocumentCall.id, listReadingsCall.id];
  await queries.invalidateQueries({ predicate: ({ queryKey }) => reading.includes(queryKey[0]) });
}

/** After a document was deleted: it leaves the list at once, and is not read again. */
export async function forgetDocument(queries: QueryClient, id: string): Promise<void> {
  queries.setQueriesData<DocumentSummary[]>({ queryKey: [listDocumentsCall.id] }, (documents) =>
    documents?.filter((document) => document.id !== id),
  );
  const reading: readonly unknown[] = [listDocumentsCall.id, listReadingsCall.id];
  await queries.invalidateQueries({ predicate: ({ queryKey }) => reading.includes(queryKey[0]) });
}

function isBeingChecked({ state }: Pick<DocumentSummary, "state">): boolean {
  return state === "uploaded" || state === "scanning";
}

/** Milliseconds until the next look: a second at first, at most fifteen. */
function nextLook(looks: number): number {
  return Math.min(1_000 * 1.5 ** Math.max(0, looks - 1), 15_000);
}
