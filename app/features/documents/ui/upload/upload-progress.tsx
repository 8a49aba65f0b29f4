import { useEffect, useRef } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { progressOf } from "./upload-state.ts";
import { uploadWords } from "./upload-words.ts";
import type { Upload } from "./use-upload.ts";

/** How far an upload has come, as long as it runs: for the eye at once, for the ear at every quarter. */
export function UploadProgress({ upload: { state, send } }: { upload: Upload }) {
  const words = uploadWords.of(useLanguage());
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { phase } = state;
  const percent = Math.floor(progressOf(state) * 100);
  return (
    <div ref={panel} tabIndex={-1} className="mt-6 outline-none">
      {phase.name === "waiting" ? (
        <Banner tone="warning" title={phase.isOffline ? words.offlineTitle : words.busyTitle}>
          <p>{phase.isOffline ? words.offlineText : words.busyText}</p>
          <div className="mt-3 mb-1 flex flex-wrap gap-3">
            <Button data-analytics="retry" variant="secondary" onClick={() => send({ type: "continued" })}>
              {words.tryNow}
            </Button>
            <Cancel onCancel={() => send({ type: "cancel-pressed" })} />
          </div>
        </Banner>
      ) : (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="tabular flex items-center gap-3">
            <span aria-hidden="true" className="flex text-accent">
              <Spinner />
            </span>
            {lineOf(phase.name, percent, words)}
          </p>
          {phase.name !== "finished" && <Cancel onCancel={() => send({ type: "cancel-pressed" })} />}
        </div>
      )}
      <p role="status" className="sr-only">
        {phase.name !== "waiting" && lineOf(phase.name, percent - (percent % 25), words)}
      </p>
    </div>
  );
}

function lineOf(phase: string, percent: number, words: ReturnType<typeof uploadWords.of>): string {
  if (phase === "preparing" || phase === "starting") return words.preparing;
  if (phase === "sending") return words.sending(percent);
  return phase === "finished" ? words.sent : words.finishing;
}

function Cancel({ onCancel }: { onCancel: () => void }) {
  const words = uploadWords.of(useLanguage());
  return (
    <Button variant="quiet" data-analytics="cancel-upload" onClick={onCancel}>
      {words.cancel}
    </Button>
  );
}
