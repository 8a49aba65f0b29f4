import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { type ConsentAnswer, useConsentAnswer } from "../browser/consent-store.ts";
import type { AnalyticsSettings } from "../rules/analytics-settings.ts";
import { handOverTo } from "../track.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import type { ConsentTexts } from "./consent-texts.ts";

// Analytics never breaks a page: a part that does not load is left out.
const leftOut = { default: (): ReactNode => null };
const DebugOverlay = lazy<ComponentType<{ answer: ConsentAnswer }>>(() =>
  import("./debug-overlay.tsx").then((loaded) => ({ default: loaded.DebugOverlay })).catch(() => leftOut),
);
const PrivacyChoicesDialog = lazy<ComponentType<{ texts: ConsentTexts; open: boolean; onClose: () => void }>>(
  () =>
    import("./privacy-choices-dialog.tsx")
      .then((loaded) => ({ default: loaded.PrivacyChoicesDialog }))
      .catch(() => leftOut),
);

interface AnalyticsRuntimeProps {
  texts: ConsentTexts;
  settings: AnalyticsSettings;
  /** Raised each time the privacy choices are opened; 1 at first. */
  wanted: number;
}

/**
 * Requests consent while there is none; with it loads what sends, after a refusal drops what has waited. Before a choice
 * nothing is stored, and nothing is requested of anybody else.
 */
export function AnalyticsRuntime({ texts, settings, wanted }: AnalyticsRuntimeProps) {
  const [isDebugged] = useState(() => location.search.includes("debugAnalytics=true"));
  const [closed, setClosed] = useState(1);
  const answer = useConsentAnswer(texts.version);
  useEffect(() => follow(answer, settings), [answer, settings]);
  return (
    <>
      {answer === null && <ConsentBanner texts={texts} />}
      <Suspense fallback={null}>
        {wanted > 1 && (
          <PrivacyChoicesDialog texts={texts} open={wanted > closed} onClose={() => setClosed(wanted)} />
        )}
        {isDebugged && <DebugOverlay answer={answer} />}
      </Suspense>
    </>
  );
}

let isSending = false;

/** Starting again changes nothing; stopping loads nothing where nothing was sent. */
function follow(answer: ConsentAnswer, settings: AnalyticsSettings): void {
  if (answer === "refused") handOverTo(() => undefined);
  if (answer === null) handOverTo(undefined);
  const wasSending = isSending;
  isSending = answer === "granted";
  if (!isSending && !wasSending) return;
  const shallSend = isSending;
  void import("../browser/engine.ts").then(
    (engine) => (shallSend ? engine.startSending(settings) : engine.stopSending(settings)),
    () => undefined,
  );
}
