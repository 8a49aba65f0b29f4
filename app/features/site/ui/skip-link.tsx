import { useLanguage } from "#app/i18n/use-language.ts";
import { SkipTo } from "#app/ui/navigation/skip-to.tsx";
import { siteWords } from "../words.ts";

export const contentId = "content";

/** The first stop of the keyboard: past the header, to the content. */
export function SkipLink() {
  return <SkipTo id={contentId}>{siteWords.of(useLanguage()).skipToContent}</SkipTo>;
}
