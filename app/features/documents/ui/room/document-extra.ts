import { createContext, type ReactNode, useContext } from "react";
import type { DocumentSummary } from "../documents-queries.ts";

type Extra = (document: DocumentSummary) => ReactNode;

/** What another feature offers at a document: features in front of this one cannot be imported here. */
export const DocumentExtraContext = createContext<Extra>(() => null);

export function useDocumentExtra(): Extra {
  return useContext(DocumentExtraContext);
}
