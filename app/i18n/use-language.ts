import { useRouteLoaderData } from "react-router";
import { fallbackLanguage, isLanguage, type Language } from "./language.ts";

/** The language of the page, as the server decided it for the document. */
export function useLanguage(): Language {
  const root = useRouteLoaderData<{ language?: unknown }>("root");
  return isLanguage(root?.language) ? root.language : fallbackLanguage;
}
