import type { KeyboardEvent } from "react";
import { directionOf } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { type DrawerContents, modelsOfType } from "../../rules/drawer-contents.ts";
import { drawerWords } from "./words.ts";

interface TypeTabsProps {
  contents: DrawerContents;
  /** null is all models. */
  chosen: string | null;
  onChoose: (type: string | null) => void;
  panelId: string;
  /** Below each other beside the cards, or in a line above them. */
  upright?: boolean;
}

/** The types of models as tabs: one stop of the Tab key, arrows go from one to the next. */
export function TypeTabs({ contents, chosen, onChoose, panelId, upright = false }: TypeTabsProps) {
  const language = useLanguage();
  const types = [{ id: null, label: contents.labels.allModels }, ...contents.types];
  const at = types.findIndex(({ id }) => id === chosen);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = placeAfter(event.key, at, types.length, !upright && directionOf(language) === "rtl");
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
      aria-label={drawerWords.of(language).carTypes}
      aria-orientation={upright ? "vertical" : "horizontal"}
      onKeyDown={onKeyDown}
      className={upright ? "grid" : "flex gap-x-5 overflow-x-auto [scrollbar-width:none]"}
    >
      {types.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === chosen}
          aria-controls={panelId}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
          className={`min-h-11 shrink-0 text-ink-soft transition-colors hover:text-ink aria-selected:text-ink ${upright ? "flex items-center justify-between gap-4 border-s-2 border-transparent ps-4 text-start aria-selected:border-accent" : "-mb-px border-b-2 border-transparent whitespace-nowrap aria-selected:border-accent"}`}
        >
          {label}
          <span aria-hidden="true" className={upright ? "text-sm text-ink-faint tabular" : "hidden"}>
            {modelsOfType(contents.cars, id).length}
          </span>
        </button>
      ))}
    </div>
  );
}

function placeAfter(key: string, at: number, count: number, rightToLeft: boolean): number | undefined {
  if (key === "ArrowDown" || key === (rightToLeft ? "ArrowLeft" : "ArrowRight")) return (at + 1) % count;
  if (key === "ArrowUp" || key === (rightToLeft ? "ArrowRight" : "ArrowLeft"))
    return (at + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
