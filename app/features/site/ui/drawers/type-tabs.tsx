import type { KeyboardEvent } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { type DrawerContents, modelsOfType } from "../../rules/header/drawer-contents.ts";
import { drawerWords } from "./words.ts";

interface TypeTabsProps {
  contents: DrawerContents;
  /** null is all models. */
  chosen: string | null;
  onChoose: (type: string | null) => void;
  panelId: string;
}

/** The types of models below each other, with how many there are: one stop of the Tab key, arrows go up and down. */
export function TypeTabs({ contents, chosen, onChoose, panelId }: TypeTabsProps) {
  const types = [{ id: null, label: contents.labels.allModels }, ...contents.types];
  const at = types.findIndex(({ id }) => id === chosen);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = placeAfter(event.key, at, types.length);
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
      aria-label={drawerWords.of(useLanguage()).carTypes}
      aria-orientation="vertical"
      onKeyDown={onKeyDown}
      className="grid"
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
          className="flex min-h-11 items-center justify-between gap-4 border-s-2 border-transparent ps-4 text-start text-ink-soft transition-colors hover:text-ink aria-selected:border-accent aria-selected:text-ink"
        >
          {label}
          <span aria-hidden="true" className="text-sm text-ink-faint tabular">
            {modelsOfType(contents.cars, id).length}
          </span>
        </button>
      ))}
    </div>
  );
}

function placeAfter(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return (at + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
