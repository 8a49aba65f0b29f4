import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { standAboveBottomInset } from "../overlay/bottom-inset.ts";
import { Icon } from "../picture/icon.tsx";
import { comparedWords } from "./words.ts";

export interface ChosenItem {
  readonly id: string;
  /** Absent while it is not known: it cannot be removed yet. */
  readonly name: string | undefined;
  readonly picture: ReactNode;
}

interface ComparisonTrayProps {
  label: string;
  items: readonly ChosenItem[];
  onRemove: (id: string) => void;
  onClear: () => void;
  /** The way to the comparison, or what is missing for it. */
  children: ReactNode;
}

/** What was chosen to be compared, at the foot of the page. */
export function ComparisonTray({ label, items, onRemove, onClear, children }: ComparisonTrayProps) {
  const words = comparedWords.of(useLanguage());
  return (
    <section
      ref={standAboveBottomInset}
      aria-label={label}
      data-analytics-place="compare-tray"
      className="compare-tray fixed inset-x-0 z-40 flex items-center gap-3 border-t border-line bg-surface px-5 py-2.5 lg:inset-x-auto lg:end-8 lg:gap-5 lg:rounded-xl lg:border lg:px-4 lg:shadow-floating print:hidden"
    >
      {items.length > 0 && (
        <ul className="flex gap-2 noscript:hidden">
          {items.map(({ id, name, picture }) => (
            <li key={id} className="relative">
              {picture}
              {name !== undefined && (
                <button
                  type="button"
                  data-analytics="compare-remove"
                  value={id}
                  aria-label={words.remove(name)}
                  onClick={() => onRemove(id)}
                  className="compare-remove absolute -end-2 -top-2 grid size-6 place-items-center rounded-full border border-line bg-surface hover:border-ink"
                >
                  <Icon name="close" className="size-3" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="ms-auto flex items-center gap-1 lg:ms-0">
        <button
          type="button"
          data-analytics="compare-clear"
          aria-label={words.clearLabel}
          onClick={onClear}
          className="hidden min-h-11 rounded px-3 text-sm text-ink-soft hover:bg-sand-100 hover:text-ink sm:block noscript:hidden"
        >
          {words.clear}
        </button>
        {children}
      </div>
    </section>
  );
}
