import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { beginPageUse, fallAsleep, pageInUse } from "./page-use.ts";
import type { KeptPress } from "./repeat-use.ts";

let repeatUse: typeof import("./repeat-use.ts").repeatUse | undefined;

/**
 * A part of a page whose scripts arrive when the page is used (decision 024). The server writes it whole, so it is read,
 * followed and printed from the start; what is pressed or typed before it is awake is repeated to it. The file that names
 * it imports its stylesheets, and it holds no other late part. On a page that the server did not write it comes with it.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => {
    if (import.meta.env.SSR) return { default: await load() };
    await pageInUse();
    const [part, repeating] = await Promise.all([load(), import("./repeat-use.ts")]);
    repeatUse = repeating.repeatUse;
    return { default: part };
  }) as unknown as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at module level, as lazy is
  return memo(function Late(props: Props) {
    return (
      <Sleeper>
        <Part {...props} />
      </Sleeper>
    );
  });
}

function Sleeper({ children }: { children: ReactNode }) {
  const isWrittenNow = useIsWritten();
  const [isWritten] = useState(() => {
    if (!isWrittenNow) beginPageUse();
    return isWrittenNow;
  });
  const [isAwake, setAwake] = useState(!isWritten);
  const frame = useRef<HTMLDivElement>(null);
  const kept = useKeptPresses(frame, !isAwake);
  useEffect(() => {
    if (isWritten && isAwake && frame.current) void repeatUse?.(frame.current, kept.current);
  }, [isWritten, isAwake, kept]);
  // The same element each time: React gives up what the server wrote where a sleeping boundary is told anything new.
  const boundary = useMemo(
    () => (
      <Suspense fallback={<Wanted />}>
        {children}
        <Awake tell={setAwake} />
      </Suspense>
    ),
    [children],
  );
  // Without a boundary of its own a new page waits for the part: it would be too short to scroll to its places.
  if (!isWritten) return children;
  return (
    <div ref={frame} className="contents">
      {boundary}
    </div>
  );
}

const never = () => () => undefined;

/** Whether the server wrote what React renders now for the first time. */
function useIsWritten(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/**
 * The presses on what cannot answer yet, and the keys that move along it or end what is typed, in their order. Links and
 * what the browser opens by itself answer already.
 */
function useKeptPresses(frame: { readonly current: HTMLElement | null }, isAsleep: boolean) {
  const kept = useRef<KeptPress[]>([]);
  useEffect(() => {
    const element = frame.current;
    if (!isAsleep || !element) return;
    const keep = (event: Event) => {
      const target = (event.target as Element).closest("a, summary, button, label, input");
      if (!target || answersAlready(target) || !element.contains(target)) return;
      const { key } = event as Partial<KeyboardEvent>;
      if (key && !isKeptKey(target, key)) return;
      // React lets through what it answers: a part that has come wakes under the very press. Of what was typed it knows
      // nothing yet, so that the key which ends it counts only afterwards.
      if (!event.cancelBubble && !(key && target.matches("input"))) return;
      // Whoever presses twice because nothing happens means it once.
      if (key || kept.current.at(-1)?.target !== target) kept.current.push({ target, key });
      event.preventDefault();
    };
    // Where React listens, and after it: it has stopped what is meant for a part that sleeps.
    for (const kind of ["click", "keydown"]) document.addEventListener(kind, keep, true);
    const wakes = fallAsleep();
    return () => {
      for (const kind of ["click", "keydown"]) document.removeEventListener(kind, keep, true);
      wakes();
    };
  }, [frame, isAsleep]);
  return kept;
}

/**
 * Links and disclosures need nothing of ours. A link to a place on this page does: the browser would go there, and the
 * router, which had no part in it, back to where the page was.
 */
function answersAlready(target: Element): boolean {
  if (!(target instanceof HTMLAnchorElement)) return target.matches("summary");
  const { hash, pathname, search } = target;
  return hash === "" || pathname + search !== location.pathname + location.search;
}

/** Fields take in text by themselves, and the browser makes a press of Enter on a button and in a form. */
function isKeptKey(target: Element, key: string): boolean {
  if (target instanceof HTMLInputElement) return key === "Enter" && !target.form;
  return target.matches("button") && /^(Arrow|Home|End)/.test(key);
}

/** Stands there only if React gave up what the server wrote: then the part is wanted at once. */
function Wanted() {
  useEffect(beginPageUse, []);
  return null;
}

function Awake({ tell }: { tell: (isAwake: true) => void }) {
  useEffect(() => tell(true), [tell]);
  return null;
}
