import { createContext, useContext } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { DocumentsPage } from "../content/documents-page.ts";
import type { DocumentType, FieldKey } from "../rules/document-types.ts";
import { documentsWords } from "./words.ts";

/** The editable texts of the documents' pages, loaded with the page. */
export const DocumentsTextsContext = createContext<DocumentsPage | null>(null);

/** What a field of a document is called. */
export function useFieldName(type: DocumentType): (key: FieldKey) => string {
  const { words } = useDocumentsPage();
  const ofType = `number of ${type}`;
  return (key) => (key === "number" && isWord(words, ofType) ? words[ofType] : words[key]);
}

function isWord<W extends object>(words: W, name: string): name is Extract<keyof W, `number of ${string}`> {
  return Object.hasOwn(words, name);
}

/** What every part of the documents' pages needs to speak. */
export function useDocumentsPage() {
  const language = useLanguage();
  const texts = useContext(DocumentsTextsContext);
  if (!texts) throw new Error("DocumentsTextsContext is missing above this component");
  return { language, texts, words: documentsWords.of(language) };
}
