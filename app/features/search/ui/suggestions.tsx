import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { SearchHit } from "../calls.ts";
import { searchWords } from "../words.ts";
import type { SuggestionsProps } from "./combobox-list.ts";
import { HitPicture } from "./hit-picture.tsx";
import { Marked } from "./marked.tsx";
import { optionAfter } from "./option-after.ts";
import { useHits } from "./use-hits.ts";

/**
 * The list under the field (the pattern of a combobox): arrows move in it while the keyboard stays in the field, Enter
 * follows, Escape closes. The number of suggestions is announced.
 */
export function Suggestions(props: SuggestionsProps) {
  const { id } = props;
  const words = searchWords.of(useLanguage());
  const { hits, options, active, expanded, follow } = useCombobox(props);
  return (
    <>
      {/* A press keeps the keyboard in the field. */}
      <div
        id={id}
        role="listbox"
        aria-label={words.suggestions}
        hidden={!expanded}
        onPointerDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-10 mt-2 max-h-[min(27rem,52svh)] overflow-y-auto rounded bg-surface py-2 text-ink shadow-floating"
      >
        {options.map((hit, place) => (
          <Option
            key={`${hit.kind} ${hit.id}`}
            id={`${id}-${place}`}
            isActive={place === active}
            onFollow={() => follow(place)}
          >
            <HitPicture hit={hit} />
            <span className="min-w-0 grow truncate">
              <Marked text={hit.title} marks={hit.marks} />
            </span>
            {hit.kind !== "action" && (
              <span className="shrink-0 text-sm text-ink-soft">{words[hit.kind]}</span>
            )}
          </Option>
        ))}
        {options.length > 0 && (
          <Option
            id={`${id}-${options.length}`}
            isActive={active === options.length}
            onFollow={() => follow(options.length)}
          >
            <span className="grow">{words.allResults}</span>
            <Icon name="arrow-forward" className="size-4.5" />
          </Option>
        )}
      </div>
      <p role="status" className="sr-only">
        {statusOf(hits, words)}
      </p>
    </>
  );
}

/** Which option is active and whether the list is open, both reported to the field, and what the field's keys do. */
function useCombobox({ id, field, list, onList }: SuggestionsProps) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { query, hits } = useHits(field);
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState(true);
  const options = hits ?? [];
  const expanded = open && options.length > 0;
  const activeId = expanded && active >= 0 ? `${id}-${active}` : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other hits begin without a choice, and open the list
  useEffect(() => {
    setActive(-1);
    setOpen(true);
  }, [hits]);
  useEffect(() => {
    if (list.expanded !== expanded || list.active !== activeId) onList({ expanded, active: activeId });
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [expanded, activeId, list, onList]);

  const follow = (place: number) => {
    const url = options[place]?.url ?? `${href("/search")}?${new URLSearchParams({ q: query })}`;
    setOpen(false);
    if (!url.startsWith("/")) return window.location.assign(url);
    void navigate(withLanguage(url, language));
  };
  useFieldKeys(field, (event) => {
    if (event.isComposing) return;
    if (event.key === "Escape" && expanded) setOpen(false);
    else if (event.key === "Enter" && activeId) follow(active);
    else {
      const to = optionAfter(event.key, active, options.length + 1);
      if (to === undefined || options.length === 0) return;
      setActive(expanded ? to : -1);
      setOpen(true);
    }
    event.preventDefault();
  });
  useFieldLeft(field, () => setOpen(false));

  return { hits, options, active, expanded, follow };
}

function statusOf(hits: readonly SearchHit[] | null, words: ReturnType<typeof searchWords.of>): string {
  if (hits === null) return "";
  return hits.length === 0 ? words.noSuggestion : words.suggestionCount(hits.length);
}

interface OptionProps {
  id: string;
  isActive: boolean;
  onFollow: () => void;
  children: ReactNode;
}

function Option({ id, isActive, onFollow, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, which follows options itself
    <div
      id={id}
      role="option"
      data-analytics="suggestion"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onFollow}
      className="flex min-h-13 cursor-pointer items-center gap-4 px-5 py-1.5 hover:bg-sand-50 aria-selected:bg-sand-100"
    >
      {children}
    </div>
  );
}

function useFieldKeys(field: RefObject<HTMLInputElement | null>, onKey: (event: KeyboardEvent) => void) {
  useEffect(() => {
    const element = field.current;
    element?.addEventListener("keydown", onKey);
    return () => element?.removeEventListener("keydown", onKey);
  });
}

function useFieldLeft(field: RefObject<HTMLInputElement | null>, onLeft: () => void) {
  useEffect(() => {
    const element = field.current;
    element?.addEventListener("blur", onLeft);
    return () => element?.removeEventListener("blur", onLeft);
  });
}
