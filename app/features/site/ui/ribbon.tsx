import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { directionOf } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { prefersReducedMotion } from "#app/ui/prefers-reduced-motion.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { ribbonMs } from "../rules/shell-timing.ts";
import { siteWords } from "../words.ts";
import { ribbonId } from "./header/ribbon-id.ts";

interface Message {
  readonly text: string;
  readonly url?: string | undefined;
}

/** A finger has to travel so far for a swipe. */
const swipePx = 40;
const control = "grid size-11 shrink-0 place-items-center rounded transition-colors hover:bg-ink/6";

/**
 * Promotional messages above the header: 61 px high, on the page's middle, 104 on phones and tablets. Several
 * follow each other every 5 seconds, until they are paused; with reduced motion, or under a pointer, they stand.
 */
export function Ribbon({ messages }: { messages: readonly Message[] }) {
  const words = siteWords.of(useLanguage());
  const turning = useTurning(messages.length);
  const message = messages[turning.at % messages.length];
  if (!message) return null;
  const several = messages.length > 1;
  return (
    <section
      id={ribbonId}
      aria-label={words.messages}
      {...(several && turning.around)}
      className="h-(--ribbon-height) touch-pan-y bg-sand-100 text-sm print:hidden"
    >
      <div className="frame flex h-full items-center gap-x-2 lg:grid lg:grid-cols-[minmax(9rem,1fr)_auto_minmax(9rem,1fr)]">
        <p
          key={turning.at}
          aria-live={turning.isChosen ? "polite" : "off"}
          className="min-w-0 grow text-pretty motion-safe:animate-[appear_400ms_both] lg:col-start-2 lg:text-center"
        >
          {message.url ? (
            <LocalLink
              to={message.url}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {message.text}
            </LocalLink>
          ) : (
            message.text
          )}
        </p>
        {several && <Controls {...turning} />}
      </div>
    </section>
  );
}

/** Which of so many messages is shown, and what turns them: time, keys, a finger, or the controls. */
function useTurning(count: number) {
  const language = useLanguage();
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const [isHeld, setHeld] = useState(false);
  const [isChosen, setChosen] = useState(false);
  const startX = useRef<number | null>(null);
  const forward = directionOf(language) === "rtl" ? -1 : 1;

  useEffect(() => {
    if (prefersReducedMotion()) setPlaying(false);
  }, []);
  useEffect(() => {
    if (!isPlaying || isHeld || count < 2) return;
    const timer = setInterval(() => {
      setChosen(false);
      if (document.visibilityState === "visible") setAt((before) => (before + 1) % count);
    }, ribbonMs);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, count]);

  const turn = (step: number) => {
    setChosen(true);
    setAt((before) => (before + step + count) % count);
  };
  return {
    ...{ at, isPlaying, setPlaying, turn },
    /** The visitor has turned it: then it is said aloud. */
    isChosen,
    around: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
      onKeyDown: ({ key }: KeyboardEvent) => {
        const step = { ArrowRight: forward, ArrowLeft: -forward }[key];
        if (step !== undefined) turn(step);
      },
      onPointerDown: ({ clientX }: PointerEvent) => {
        startX.current = clientX;
      },
      onPointerUp: ({ clientX, pointerType }: PointerEvent) => {
        const way = clientX - (startX.current ?? clientX);
        startX.current = null;
        if (pointerType !== "mouse" && Math.abs(way) >= swipePx) turn(way < 0 ? forward : -forward);
      },
    },
  };
}

type ControlsProps = Pick<ReturnType<typeof useTurning>, "isPlaying" | "setPlaying" | "turn">;

/** Back, pause and on; a phone swipes instead of the arrow back. */
function Controls({ isPlaying, setPlaying, turn }: ControlsProps) {
  const words = siteWords.of(useLanguage());
  const isHydrated = useHydrated();
  return (
    <div className={`-me-3 flex justify-end ${isHydrated ? "" : "invisible"}`}>
      <button
        type="button"
        data-analytics="previous"
        aria-label={words.previous}
        onClick={() => turn(-1)}
        className={`${control} max-lg:hidden`}
      >
        <Icon name="chevron-back" className="size-4" />
      </button>
      <button
        type="button"
        data-analytics={isPlaying ? "pause" : "play"}
        aria-label={isPlaying ? words.pause : words.play}
        onClick={() => setPlaying(!isPlaying)}
        className={control}
      >
        <Icon name={isPlaying ? "pause" : "play"} className="size-4" />
      </button>
      <button
        type="button"
        data-analytics="next"
        aria-label={words.next}
        onClick={() => turn(1)}
        className={control}
      >
        <Icon name="chevron-forward" className="size-4" />
      </button>
    </div>
  );
}
