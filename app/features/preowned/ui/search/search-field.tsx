import { useEffect, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { searchText } from "#app/lib/text/search-text.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { longestSearch } from "../../calls.ts";
import { searchWords } from "./words.ts";

/** The pause after the last letter before a query is sent. */
const restMs = 250;

interface SearchFieldProps {
  form: string;
  text: string;
  onSearch: (text: string) => void;
}

/** Free text in either script. It is queried while it is typed; Enter sends the form at once. */
export function SearchField({ form, text, onSearch }: SearchFieldProps) {
  const words = searchWords.of(useLanguage());
  // What is being written stays as it is, with the space that ends a word.
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  // A text that comes from elsewhere, as what remains of a submitted one, takes the place of what was typed.
  const [sent, setSent] = useState(text);
  if (text !== sent) {
    setSent(text);
    setTyped(undefined);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text ends the pause
  useEffect(() => () => clearTimeout(timer.current), [text]);
  const type = (written: string) => {
    setTyped(written);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const wanted = searchText(written, longestSearch);
      setSent(wanted);
      latest.current(wanted);
    }, restMs);
  };
  return (
    <label className="flex h-13 items-center gap-3 rounded border border-line-strong bg-surface ps-4 focus-within:border-accent focus-within:outline focus-within:outline-accent hover:border-ink">
      <Icon name="search" className="size-5 shrink-0 text-ink-soft" />
      <input
        type="search"
        name="q"
        form={form}
        aria-label={words.search}
        placeholder={words.searchHint}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={longestSearch}
        value={typed ?? text}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
        className="h-full min-w-0 grow bg-transparent pe-4 outline-none placeholder:text-ink-faint focus-visible:shadow-none"
      />
    </label>
  );
}
