import type { Query, QueryClient } from "@tanstack/react-query";
import { sessionBegunEvent } from "./device-sign-in.ts";
import { sessionEndedEvent } from "./office-client.ts";

const settleMs = 150;

/**
 * Reads again what the screen shows when something behind it changed. One stream a visible tab, for the topics of what it shows;
 * a hidden tab has none and reads everything again when it is seen. Returns what ends it.
 */
export function followChanges(client: QueryClient): () => void {
  let source: EventSource | undefined;
  let followed = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  const readAgain = (isMeant: (topics: readonly string[]) => boolean) => {
    const predicate = (query: Query) => isMeant(topicsOf(query.meta));
    // A first answer that is on its way may be older than the change: it is read once more after it.
    for (const { promise, queryKey, state } of client.getQueryCache().findAll({ predicate }))
      if (state.fetchStatus === "fetching" && state.data === undefined)
        void promise?.then(
          () => client.invalidateQueries({ queryKey, exact: true }),
          () => undefined,
        );
    return client.invalidateQueries({ predicate });
  };

  const close = () => {
    source?.close();
    source = undefined;
    followed = "";
  };
  const open = (topics: string) => {
    close();
    followed = topics;
    const opened = new EventSource(`/office/live?topics=${encodeURIComponent(topics)}`);
    source = opened;
    // What changed while there was no stream nobody has said.
    opened.addEventListener("open", () => void readAgain((own) => own.length > 0));
    opened.addEventListener("reset", () => void readAgain((own) => own.length > 0));
    opened.addEventListener("change", ({ data }: MessageEvent<string>) => {
      const { topics: changed } = JSON.parse(data) as { topics: string[] };
      void readAgain((own) => own.some((topic) => changed.includes(topic)));
    });
    opened.addEventListener("ended", () => {
      close();
      dispatchEvent(new Event(sessionEndedEvent));
    });
  };
  const settle = () => {
    timer = undefined;
    if (document.visibilityState === "hidden") return close();
    const active = client.getQueryCache().findAll({ type: "active" });
    const topics = [...new Set(active.flatMap(({ meta }) => topicsOf(meta)))].toSorted().join(",");
    if (topics === "") close();
    else if (topics !== followed) open(topics);
  };
  const later = () => {
    timer ??= setTimeout(settle, settleMs);
  };
  const leave = client.getQueryCache().subscribe(({ type }) => {
    if (type === "observerAdded" || type === "observerRemoved" || type === "added") later();
  });
  // The stream of the last session goes with it.
  const begin = () => {
    close();
    later();
  };
  addEventListener(sessionBegunEvent, begin);
  document.addEventListener("visibilitychange", later);
  later();
  return () => {
    leave();
    removeEventListener(sessionBegunEvent, begin);
    document.removeEventListener("visibilitychange", later);
    clearTimeout(timer);
    close();
  };
}

function topicsOf(meta: Readonly<Record<string, unknown>> | undefined): readonly string[] {
  return Array.isArray(meta?.topics) ? (meta.topics as string[]) : [];
}
