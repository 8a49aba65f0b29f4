import { useLanguage } from "#app/i18n/use-language.ts";
import { siteWords } from "../words.ts";

export const contentId = "content";

/** The first stop of the keyboard: past the header, to the content. */
export function SkipLink() {
  const words = siteWords.of(useLanguage());
  return (
    <a
      href={`#${contentId}`}
      className="z-modal fixed start-4 top-3 -translate-y-40 rounded bg-ink px-5 py-3 text-on-dark focus-visible:translate-y-0 print:hidden"
    >
      {words.skipToContent}
    </a>
  );
}
