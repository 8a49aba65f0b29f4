import { useLanguage } from "#app/i18n/use-language.ts";
import { useLostConnection } from "../../browser/live/connection.ts";
import { momentInBrief } from "../kit/moments.ts";
import { frameWords } from "./words.ts";

/** Says as of when the screen is, while changes do not reach it. A deed is refused meanwhile, and what was typed stays. */
export function ConnectionBanner() {
  const language = useLanguage();
  const words = frameWords.of(language);
  const lost = useLostConnection();
  const since = lost && momentInBrief(lost.since, language);
  return (
    <div role="status" className="sticky top-0 z-10 print:hidden">
      {lost && since && (
        <p className="border-b border-line bg-warning-soft px-4 py-2 text-sm lg:px-6">
          {lost.why === "offline" ? words.offlineSince(since) : words.notLiveSince(since)}
        </p>
      )}
    </div>
  );
}
