import { type RefObject, useEffect, useState } from "react";
import { vinLikeness } from "#app/features/parts/rules/typed-vin.ts";
import type { Language } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { type SearchHit, searchCall } from "../calls.ts";

/** The pause after the last letter before a query is sent. */
const restMs = 150;
const mostSuggested = "7";

interface Hits {
  readonly query: string;
  /** Null before the first query, and where none is answered. */
  readonly hits: readonly SearchHit[] | null;
}

/** What fits the words in the field, queried as they are typed; a newer query aborts an older one. */
export function useHits(field: RefObject<HTMLInputElement | null>): Hits {
  const language = useLanguage();
  const [found, setFound] = useState<Hits>({ query: "", hits: null });
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let controller = new AbortController();
    const onInput = () => {
      clearTimeout(rest);
      controller.abort();
      controller = new AbortController();
      const { signal } = controller;
      const query = element.value.trim();
      if (query === "" || vinLikeness(query) !== undefined) return setFound({ query, hits: null });
      rest = setTimeout(() => {
        hitsFor(query, language, signal)
          .then((hits) => signal.aborted || setFound({ query, hits }))
          .catch(() => undefined);
      }, restMs);
    };
    // What is answered later would cover the results.
    const onSubmit = () => {
      clearTimeout(rest);
      controller.abort();
      setFound({ query: "", hits: null });
    };
    const { form } = element;
    element.addEventListener("input", onInput);
    form?.addEventListener("submit", onSubmit);
    // What was written before this was loaded; a query that the page came with is answered below the field already.
    if (element.value !== element.defaultValue) onInput();
    return () => {
      clearTimeout(rest);
      controller.abort();
      element.removeEventListener("input", onInput);
      form?.removeEventListener("submit", onSubmit);
    };
  }, [field, language]);
  return found;
}

async function hitsFor(query: string, language: Language, signal: AbortSignal) {
  const reply = await callApi(searchCall, { query: { q: query, most: mostSuggested }, language, signal });
  return reply.ok ? reply.data : null;
}
