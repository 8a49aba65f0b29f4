import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { progressOf } from "./upload-state.ts";
import { uploadWords } from "./upload-words.ts";
import type { Upload } from "./use-upload.ts";

/** Why something was not taken, and what a reload has interrupted. What was chosen stays. */
export function UploadNotices({ upload: { state, send } }: { upload: Upload }) {
  const words = uploadWords.of(useLanguage());
  const { refused, refusal, interrupted, phase } = state;
  return (
    <>
      {interrupted && phase.name === "choosing" && (
        <Banner tone="warning" title={words.interruptedTitle} className="mt-4">
          <p>
            {words.interruptedText(
              interrupted.files.length,
              Math.floor(progressOf({ ...state, begun: interrupted }) * 100),
            )}
          </p>
          <Button
            variant="secondary"
            data-analytics="discard-upload"
            className="mt-3 mb-1"
            onClick={() => send({ type: "interrupted-discarded" })}
          >
            {words.discard}
          </Button>
        </Banner>
      )}
      {refused.length > 0 && (
        <Banner tone="error" title={words.notTaken} className="mt-4">
          <ul>
            {refused.map(({ name, problem }) => (
              <li key={`${name} ${problem}`}>
                <bdi className="font-medium">{name}</bdi> {words.problems(problem)}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {refusal && (
        <Banner tone="error" className="mt-4">
          {refusal === "unreadable" ? words.unreadable : refusal.sentence}
        </Banner>
      )}
      <p role="status" className="sr-only">
        {phase.name === "choosing" && state.files.length > 0 && words.chosen(state.files.length)}
      </p>
    </>
  );
}
