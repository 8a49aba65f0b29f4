import { useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { shopWords } from "../../words.ts";

const nearEndSeconds = 120;

interface CountdownProps {
  /** An instant of the server's clock. */
  until: string;
  /** Called once, when it is over. */
  onOver?: () => void;
}

/** How long the pieces of an order are reserved. It is said aloud at the beginning, near the end and at the end only. */
export function Countdown({ until, onOver }: CountdownProps) {
  const words = shopWords.of(useLanguage());
  const left = useSecondsUntil(until, onOver);
  const isOver = left <= 0;
  const isNearEnd = left <= nearEndSeconds;
  return (
    <div className="flex items-center gap-3 print:hidden">
      <Icon name="clock" className={`size-5 shrink-0 ${isNearEnd ? "text-warning" : "text-success"}`} />
      <p>
        {isOver ? words.reservedOver : words.reserved}{" "}
        {!isOver && <Ltr className="tabular font-medium">{minutesAndSeconds(left)}</Ltr>}
      </p>
      <p role="status" className="sr-only">
        {isOver ? words.reservedOver : isNearEnd ? words.reservedNearEnd : ""}
      </p>
    </div>
  );
}

function useSecondsUntil(until: string, onOver: (() => void) | undefined): number {
  const { serverNow } = useCustomerAccess();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    const ticking = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(ticking);
  }, [serverNow]);
  const left = Math.ceil((Date.parse(until) - now) / 1000);
  const isOver = left <= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end comes once, whichever function is given then
  useEffect(() => {
    if (isOver) onOver?.();
  }, [isOver]);
  return left;
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
