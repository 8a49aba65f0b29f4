import { QueryCache, QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Language } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import type { AnswerTo, AnyOfficeCall } from "../calls/office-call.ts";
import { momentInBrief } from "../ui/kit/moments.ts";
import { kitWords } from "../ui/kit/words.ts";
import { callOffice, type OfficeInput, OfficeRefused } from "./office-client.ts";

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // What a member may see no longer is not left on the screen.
      onError(error, query) {
        if (error instanceof OfficeRefused && error.code === "not-allowed")
          query.setState({ data: undefined });
      },
    }),
    defaultOptions: {
      // Without a connection a call is refused at once: one that waits unseen would be made when nobody expects it.
      mutations: { networkMode: "always" },
      queries: {
        networkMode: "always",
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isPassing(error),
        retryDelay: (attempt) => 500 * 2 ** attempt,
      },
    },
  });
}

/** A reading call as a query. It is read again when one of its topics changes (see `live.ts`). */
export function officeQuery<C extends AnyOfficeCall>(
  call: C,
  input: OfficeInput<C>,
  { language, topics = [] }: { language: Language; topics?: readonly string[] },
) {
  return queryOptions({
    queryKey: [call.id, language, input],
    queryFn: ({ signal }) => callOffice(call, input, { language, signal }),
    meta: { topics },
  });
}

interface DeedOptions<C extends AnyOfficeCall> {
  /** What happens after it: a toast, another screen. */
  readonly done?: (answer: AnswerTo<C>) => void;
  /** A refusal that the screen shows itself; all others are shown in passing. */
  readonly shows?: (refused: OfficeRefused) => boolean;
}

/**
 * A deed: sent with one key until it is answered, so that a second press or a lost answer makes it once. After it, and after
 * a refusal, everything on the screen is read again: what another member of staff changed meanwhile is seen at once.
 */
export function useDeed<C extends AnyOfficeCall>(call: C, { done, shows }: DeedOptions<C> = {}) {
  const language = useLanguage();
  const client = useQueryClient();
  const attempt = useRef<{ content: string; key: string }>(undefined);
  return useMutation<AnswerTo<C>, Error, OfficeInput<C>>({
    mutationFn: (input) => {
      const content = JSON.stringify(input);
      if (attempt.current?.content !== content) attempt.current = { content, key: crypto.randomUUID() };
      return callOffice(call, input, { language, key: attempt.current.key });
    },
    onSuccess(answer) {
      attempt.current = undefined;
      done?.(answer);
    },
    onError(error) {
      if (!(error instanceof OfficeRefused) || shows?.(error)) return;
      if (error.code !== "network") attempt.current = undefined;
      if (error.code === "not-signed-in" || error.code === "sign-in-again") return;
      showToast({ text: sayRefusal(error, language), tone: "error" });
    },
    onSettled: () => client.invalidateQueries(),
  });
}

/** Why it was refused, with who was faster where that is known. */
function sayRefusal({ code, message, detail }: OfficeRefused, language: Language): string {
  const words = kitWords.of(language);
  if (code === "network") return words.offline;
  if (code === "changed-meanwhile" && typeof detail.by === "string" && typeof detail.at === "string")
    return words.changedBy(detail.by, momentInBrief(detail.at, language));
  return message;
}

function isPassing(error: unknown): boolean {
  return error instanceof OfficeRefused && (error.status === 0 || error.status >= 500);
}
