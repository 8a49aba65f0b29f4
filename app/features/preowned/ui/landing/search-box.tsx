import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { longestSearch } from "../../calls.ts";
import { landingWords } from "./words.ts";

/** Free text that leads into the listing: a form of the browser's own. */
export function SearchBox() {
  const language = useLanguage();
  const words = landingWords.of(language);
  return (
    <search>
      <form
        action={href("/pre-owned/search")}
        className="flex rounded border border-line-strong bg-surface focus-within:border-accent focus-within:outline focus-within:outline-accent hover:border-ink"
      >
        <input type="hidden" name="lang" value={language} />
        <input
          type="search"
          name="q"
          aria-label={words.search}
          placeholder={words.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longestSearch}
          className="min-h-14 min-w-0 grow rounded-s bg-transparent ps-5 outline-none placeholder:text-ink-faint focus-visible:shadow-none"
        />
        <button
          type="submit"
          data-analytics="search"
          className="m-1.5 inline-flex min-h-11 items-center gap-2 rounded-sm bg-accent px-4 text-white transition-colors hover:bg-accent-strong"
        >
          <Icon name="search" className="size-4.5" />
          {words.searchButton}
        </button>
      </form>
    </search>
  );
}
