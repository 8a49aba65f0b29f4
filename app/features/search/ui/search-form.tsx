import { type ComponentType, type FormEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { vinLikeness } from "#app/features/parts/rules/typed-vin.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { ListState, SuggestionsProps } from "./combobox-list.ts";
import { fieldWords } from "./field-words.ts";

const closed: ListState = { expanded: false, active: undefined };

/**
 * The search as a form that works before any script: it leads to the page of results, and a VIN to the parts of its car; by
 * POST, so that no VIN stands in an address. When the field is touched, what suggests is loaded, and the field becomes a
 * combobox.
 */
export function SearchForm({ query = "" }: { query?: string }) {
  const language = useLanguage();
  const words = fieldWords.of(language);
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [list, setList] = useState(closed);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
  const load = () => {
    if (Suggestions) return;
    import("./suggestions.tsx")
      .then((loaded) => setSuggestions(() => loaded.Suggestions))
      .catch(() => undefined);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = field.current?.value.trim() ?? "";
    // The form itself takes a VIN to its car, and to no address.
    if (vinLikeness(typed) !== undefined) return;
    event.preventDefault();
    if (typed === "") return field.current?.focus();
    setList(closed);
    void navigate(`${href("/search")}?${new URLSearchParams({ q: typed, lang: language })}`);
  };
  return (
    <search className="relative block">
      <form
        method="post"
        action={withLanguage(href("/search"), language)}
        onSubmit={submit}
        className="flex rounded-button bg-surface focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent"
      >
        <input
          ref={field}
          id={id}
          name="q"
          type="text"
          inputMode="search"
          defaultValue={query}
          key={query}
          maxLength={120}
          placeholder={words.hint}
          aria-label={words.label}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={list.expanded}
          aria-controls={`${id}-list`}
          aria-activedescendant={list.active}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={load}
          onPointerEnter={load}
          className="search-field min-h-14 min-w-0 grow rounded-s-button bg-transparent ps-5 text-ink outline-none placeholder:text-ink-faint focus-visible:shadow-none"
        />
        <button
          type="submit"
          data-analytics="search"
          aria-label={words.search}
          className="m-1.5 grid size-11 shrink-0 place-items-center rounded-button bg-accent text-white transition-colors hover:bg-accent-strong"
        >
          <Icon name="search" />
        </button>
      </form>
      {Suggestions && (
        <Suggestions key={query} id={`${id}-list`} field={field} list={list} onList={setList} />
      )}
    </search>
  );
}
