import { useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { noticeWords } from "./words.ts";

/** From here on the end is near: it is said aloud, and more time is offered. */
const nearEndSeconds = 120;

interface HoldNoticeProps {
  /** In milliseconds of the server's time; null while no time is held. */
  until: number | null;
  /** The server's time in milliseconds; the same function at every rendering. */
  serverNow: () => number;
  texts: {
    /** Before the time that is left, for example "Held for you". */
    readonly holdLabel: string;
    readonly holdOver: string;
    readonly holdExtendLabel: string;
    readonly holdAgainLabel: string;
  };
  onExtend: () => void;
}

/** How long the chosen time is held, and a button for more; nothing while no time is held. */
export function HoldNotice({ until, serverNow, texts, onExtend }: HoldNoticeProps) {
  const words = noticeWords.of(useLanguage());
  const left = useSecondsUntil(until, serverNow);
  if (until === null || left === null) return null;
  const isOver = left <= 0;
  const isNearEnd = left <= nearEndSeconds;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm">
      <Icon name="clock" className={`size-5 shrink-0 ${isNearEnd ? "text-warning" : "text-success"}`} />
      <p>
        {isOver ? texts.holdOver : texts.holdLabel}{" "}
        {!isOver && <Ltr className="tabular font-medium">{minutesAndSeconds(left)}</Ltr>}
      </p>
      <button
        type="button"
        data-analytics="extend hold"
        onClick={onExtend}
        className="min-h-11 text-accent underline underline-offset-4"
      >
        {isOver ? texts.holdAgainLabel : texts.holdExtendLabel}
      </button>
      <p role="status" className="sr-only">
        {isOver ? texts.holdOver : isNearEnd ? words.holdNearEnd : words.held}
      </p>
    </div>
  );
}

function useSecondsUntil(until: number | null, serverNow: () => number): number | null {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (until === null) return;
    setNow(serverNow());
    const ticking = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(ticking);
  }, [until, serverNow]);
  return until === null ? null : Math.ceil((until - now) / 1000);
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
