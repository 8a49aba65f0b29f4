import type { KeyboardEvent } from "react";
import { directionOf } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { locationWords } from "../words.ts";
import type { TypeLabel } from "./listed-location.ts";

interface TypeTabsProps {
  types: readonly TypeLabel[];
  active: string;
  onChoose: (type: string) => void;
  /** Of the ids: tab `{prefix}-tab-{type}` controls `{prefix}-panel-{type}`. */
  prefix: string;
}

/** One stop of the Tab key; arrows go along the line of reading, Home and End to its ends. */
export function TypeTabs({ types, active, onChoose, prefix }: TypeTabsProps) {
  const language = useLanguage();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = types.findIndex(({ id }) => id === active);
    const to = placeAfter(event.key, at, types.length, directionOf(language) === "rtl");
    const type = to === undefined ? undefined : types[to];
    if (!type) return;
    event.preventDefault();
    onChoose(type.id);
    event.currentTarget
      .querySelectorAll<HTMLElement>("[role=tab]")
      .item(to ?? 0)
      ?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={locationWords.of(language).types}
      onKeyDown={onKeyDown}
      className="flex min-w-0 gap-x-6 border-b border-line noscript:hidden sm:gap-x-8"
    >
      {types.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${prefix}-tab-${id}`}
          aria-controls={`${prefix}-panel-${id}`}
          aria-selected={id === active}
          tabIndex={id === active ? 0 : -1}
          onClick={() => onChoose(id)}
          className="-mb-px min-h-12 border-b-2 border-transparent py-2 text-ink-soft hover:text-ink aria-selected:border-accent aria-selected:text-ink"
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function placeAfter(key: string, at: number, count: number, rightToLeft: boolean): number | undefined {
  const forward = rightToLeft ? "ArrowLeft" : "ArrowRight";
  const back = rightToLeft ? "ArrowRight" : "ArrowLeft";
  if (key === forward) return (at + 1) % count;
  if (key === back) return (at + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
