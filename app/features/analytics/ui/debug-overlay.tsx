import { useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { deliveries } from "../browser/engine.ts";
import type { AnalyticsEvent } from "../rules/events.ts";
import { waitingEvents } from "../track.ts";
import { analyticsWords } from "../words.ts";

/** How often it polls: the product itself emits nothing for this tool of developers. */
const everyMs = 300;

/** For developers, at `?debugAnalytics=true`: what was sent, and what waits. Loaded only on request. */
export function DebugOverlay({ answer }: { answer: "granted" | "refused" | null }) {
  const language = useLanguage();
  const words = analyticsWords.of(language);
  const [isClosed, setClosed] = useState(false);
  const lines = useLines();
  if (isClosed) return null;
  return (
    <section
      aria-labelledby="analytics-debug"
      className="on-dark z-modal fixed end-2 top-28 flex max-h-[50dvh] w-[min(26rem,calc(100vw-1rem))] flex-col overflow-hidden rounded-lg bg-sea-950 text-sm text-on-dark print:hidden"
    >
      <div className="flex items-center gap-3 border-b border-line-dark ps-4">
        <p id="analytics-debug" className="grow font-medium">
          {words.title}: {words[answer ?? "open"]}
        </p>
        <button type="button" onClick={() => setClosed(true)} className="min-h-11 rounded px-4 underline">
          {words.close}
        </button>
      </div>
      {lines.length === 0 && <p className="p-4 text-on-dark-soft">{words.none}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ol tabIndex={0} aria-labelledby="analytics-debug" className="overflow-y-auto">
        {lines.map(({ event, state }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal events are told apart by their place alone
          <li key={index} className="border-b border-line-dark px-4 py-2">
            <p className="flex justify-between gap-4">
              <bdi dir="ltr">{event.event}</bdi>
              <span className="text-on-dark-soft">{words[state]}</span>
            </p>
            <code dir="ltr" className="block text-start text-xs break-words text-on-dark-soft">
              {fieldsOf(event)}
            </code>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The latest first. */
function useLines() {
  const [lines, setLines] = useState(readLines);
  useEffect(() => {
    const timer = setInterval(() => setLines(readLines()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return lines;
}

function readLines() {
  const waiting = waitingEvents().map((event) => ({ event, state: "waiting" as const }));
  return [...deliveries(), ...waiting].reverse();
}

function fieldsOf({ event: _, ...fields }: AnalyticsEvent): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join(" ");
}
