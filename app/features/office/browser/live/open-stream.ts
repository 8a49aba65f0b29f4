/** What a stream says, and that it is lost: `lost` may be said again before it is `open` again. */
export interface StreamListener {
  said(name: StreamEvent, data: string): void;
  lost(): void;
}
export type StreamEvent = "open" | "change" | "reset" | "ended";

const firstRetryMs = 1_000;
const longestRetryMs = 30_000;
/** The server says `beat` every 15 seconds. */
const longestSilenceMs = 45_000;

/**
 * Opens the stream of some topics and keeps it open: an answer with an error ends a browser's own attempts, and a connection may
 * die without a word. Attempts come after 1, 2, 4 ... 30 seconds. Returns what ends it.
 */
export function openStream(topics: string, listener: StreamListener): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;

  const connect = () => {
    const opened = new EventSource(`/office/live?topics=${encodeURIComponent(topics)}`);
    source = opened;
    opened.addEventListener("open", () => {
      retryMs = firstRetryMs;
      heard();
      listener.said("open", "");
    });
    opened.addEventListener("beat", heard);
    for (const name of ["change", "reset", "ended"] as const)
      opened.addEventListener(name, ({ data }: MessageEvent<string>) => {
        heard();
        listener.said(name, data);
      });
    opened.addEventListener("error", () => {
      listener.lost();
      if (opened.readyState === EventSource.CLOSED) later();
    });
    heard();
  };
  const later = () => {
    source?.close();
    clearTimeout(silence);
    clearTimeout(retry);
    // Not all screens at the same moment after a restart.
    retry = setTimeout(connect, retryMs * (0.5 + Math.random() / 2));
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  };
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      listener.lost();
      later();
    }, longestSilenceMs);
  };
  connect();
  return () => {
    source?.close();
    clearTimeout(retry);
    clearTimeout(silence);
  };
}
