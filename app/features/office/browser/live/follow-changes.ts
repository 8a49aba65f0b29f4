import type { Query, QueryClient } from "@tanstack/react-query";
import { sessionBegunEvent } from "../device-sign-in.ts";
import { sessionEndedEvent } from "../office-client.ts";
import { noteStream } from "./connection.ts";
import { shareStream } from "./shared-stream.ts";

const settleMs = 150;
/** A stream that is back by then was no loss that anybody has to know of. */
const unnoticedMs = 3_000;

/**
 * Reads again what the screen shows when something behind it changed. The tabs of a browser share one stream, for the topics of
 * what they show (`name`); a hidden tab wants none and reads everything again when it is seen. Returns what ends it.
 */
export function followChanges(client: QueryClient, name = "office-live"): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let losing: ReturnType<typeof setTimeout> | undefined;

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
  const live = () => {
    clearTimeout(losing);
    losing = undefined;
    noteStream(undefined);
  };
  const stream = shareStream(name, {
    said(event, data) {
      if (event === "ended") return void dispatchEvent(new Event(sessionEndedEvent));
      live();
      // What changed while there was no stream nobody has said.
      if (event !== "change") return void readAgain((own) => own.length > 0);
      const { topics: changed } = JSON.parse(data) as { topics: string[] };
      void readAgain((own) => own.some((topic) => changed.includes(topic)));
    },
    lost() {
      const since = new Date().toISOString();
      losing ??= setTimeout(() => noteStream(since), unnoticedMs);
    },
  });

  let wanted = "";
  const settle = () => {
    timer = undefined;
    const isHidden = document.visibilityState === "hidden";
    const active = isHidden ? [] : client.getQueryCache().findAll({ type: "active" });
    const topics = [...new Set(active.flatMap(({ meta }) => topicsOf(meta)))].toSorted();
    if (topics.join(",") === wanted) return;
    wanted = topics.join(",");
    if (topics.length === 0) live();
    stream.want(topics);
  };
  const later = () => {
    timer ??= setTimeout(settle, settleMs);
  };
  const leave = client.getQueryCache().subscribe(({ type }) => {
    if (type === "observerAdded" || type === "observerRemoved" || type === "added") later();
  });
  // The stream of the last session goes with it.
  const begin = () => stream.begin();
  addEventListener(sessionBegunEvent, begin);
  document.addEventListener("visibilitychange", later);
  later();
  return () => {
    leave();
    removeEventListener(sessionBegunEvent, begin);
    document.removeEventListener("visibilitychange", later);
    clearTimeout(timer);
    live();
    stream.leave();
  };
}

function topicsOf(meta: Readonly<Record<string, unknown>> | undefined): readonly string[] {
  return Array.isArray(meta?.topics) ? (meta.topics as string[]) : [];
}
