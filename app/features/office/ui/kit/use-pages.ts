import { useInfiniteQuery } from "@tanstack/react-query";
import { useLanguage } from "#app/i18n/use-language.ts";
import { callOffice, type OfficeInput } from "../../browser/office-client.ts";
import type { AnswerTo, AnyOfficeCall } from "../../calls/office-call.ts";

interface Page {
  readonly rows: readonly unknown[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
}

/** A list that comes page by page, as far as it was opened; a change reads again the pages that are shown. */
export function usePages<C extends AnyOfficeCall>(
  call: C,
  inputOf: (after: string | undefined) => OfficeInput<C>,
  topics: readonly string[],
) {
  const language = useLanguage();
  const query = useInfiniteQuery({
    queryKey: [call.id, language, inputOf(undefined)],
    queryFn: ({ pageParam, signal }) =>
      callOffice(call, inputOf(pageParam), { language, signal }) as Promise<AnswerTo<C> & Page>,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: Page) => next ?? undefined,
    meta: { topics },
  });
  type RowOf = (AnswerTo<C> & Page)["rows"][number];
  const rows = (query.data?.pages.flatMap((page) => [...page.rows]) ?? []) as RowOf[];
  const more = query.hasNextPage
    ? { load: () => void query.fetchNextPage(), isLoading: query.isFetchingNextPage }
    : undefined;
  return { query, rows, more };
}
