import { openStream, type StreamEvent, type StreamListener } from "./open-stream.ts";

/** What the tabs of a browser say to each other. `to`: meant for one tab. */
type Said =
  | { readonly kind: "wants"; readonly tab: string; readonly topics: readonly string[] }
  | { readonly kind: "who-wants" }
  | { readonly kind: "session-begun" }
  | { readonly kind: "event"; readonly name: StreamEvent; readonly data: string; readonly to?: string }
  | { readonly kind: "lost" };

export interface SharedStream {
  /** The topics of what this tab shows; none while it is hidden. */
  want(topics: readonly string[]): void;
  /** Another session has begun in this tab. */
  begin(): void;
  leave(): void;
}

/**
 * One stream for all tabs of a browser: a visible one, which holds a lock of this name, opens it for the topics of all and passes
 * on what it says. Where it is hidden or closed the next one takes over. A new subscriber receives `open` once its topics are
 * followed. Where a page has no locks, without https, each tab has its own stream.
 */
export function shareStream(name: string, listener: StreamListener): SharedStream {
  const tab = crypto.randomUUID();
  const channel = new BroadcastChannel(name);
  const wanted = new Map<string, readonly string[]>();
  let own: readonly string[] = [];
  let leaveLock: (() => void) | undefined;
  let leads = false;
  let close: (() => void) | undefined;
  let followed: readonly string[] = [];
  let isLost = false;

  const post = (said: Said) => channel.postMessage(said);
  const stop = () => {
    close?.();
    close = undefined;
    followed = [];
  };
  const passOn: StreamListener = {
    said(event, data) {
      isLost = false;
      if (event === "ended") stop();
      post({ kind: "event", name: event, data });
      listener.said(event, data);
    },
    lost() {
      isLost = true;
      post({ kind: "lost" });
      listener.lost();
    },
  };
  /** Opens the stream anew where a topic is missing in it. Answers whether it was open for all of them. */
  const follow = (): boolean => {
    const topics = [...new Set([own, ...wanted.values()].flat())].toSorted();
    if (topics.length === 0) stop();
    if (topics.every((topic) => followed.includes(topic))) return true;
    stop();
    followed = topics;
    close = openStream(topics.join(","), passOn);
    return false;
  };

  const hear = (said: Said) => {
    if (said.kind === "who-wants") post({ kind: "wants", tab, topics: own });
    else if (leads) hearAsLeader(said);
    else if (own.length > 0 && said.kind === "lost") listener.lost();
    else if (own.length > 0 && said.kind === "event" && (said.to ?? tab) === tab)
      listener.said(said.name, said.data);
  };
  const hearAsLeader = (said: Said) => {
    if (said.kind === "session-begun") {
      stop();
      follow();
    }
    if (said.kind !== "wants") return;
    const isNew = (wanted.get(said.tab) ?? []).length === 0 && said.topics.length > 0;
    wanted.set(said.tab, said.topics);
    // One that is lost is said to be open once it is.
    if (follow() && isNew)
      post(isLost ? { kind: "lost" } : { kind: "event", name: "open", data: "", to: said.tab });
  };
  channel.addEventListener("message", ({ data }: MessageEvent<Said>) => hear(data));

  const lead = () => {
    leads = true;
    post({ kind: "who-wants" });
    follow();
  };
  const compete = () => {
    if (!("locks" in navigator)) {
      leaveLock = () => undefined;
      return lead();
    }
    const waiting = new AbortController();
    const over = Promise.withResolvers<void>();
    leaveLock = () => {
      waiting.abort();
      over.resolve();
    };
    const held = () => {
      lead();
      return over.promise;
    };
    // Rejected where this tab no longer waits for it.
    navigator.locks.request(name, { signal: waiting.signal }, held).catch(() => undefined);
  };
  const stepBack = () => {
    leaveLock?.();
    leaveLock = undefined;
    leads = false;
    wanted.clear();
    stop();
  };

  return {
    want(topics) {
      own = topics;
      post({ kind: "wants", tab, topics });
      if (topics.length === 0) return stepBack();
      if (leads) follow();
      else if (leaveLock === undefined) compete();
    },
    begin() {
      post({ kind: "session-begun" });
      if (!leads) return;
      stop();
      follow();
    },
    leave() {
      own = [];
      post({ kind: "wants", tab, topics: [] });
      stepBack();
      channel.close();
    },
  };
}
