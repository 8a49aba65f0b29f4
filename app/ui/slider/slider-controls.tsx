import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "../picture/icon.tsx";
import { uiWords } from "../words.ts";
import type { SliderView } from "./slider-view.ts";

interface SliderControlsProps {
  /** Null until the page has measured: the row keeps its place. */
  view: SliderView | null;
  onTurn: (way: "next" | "previous") => void;
  onPage: (page: number) => void;
}

/** A line that shows the pages and where one is, and two arrows. All of it is away where everything is in view. */
export function SliderControls({ view, onTurn, onPage }: SliderControlsProps) {
  const words = uiWords.of(useLanguage());
  const needed = view !== null && view.pages > 1;
  return (
    <div className={`flex min-h-12 items-center gap-6 ${needed ? "appears" : "invisible"}`}>
      <ol aria-label={words.pages} className="flex min-w-0 grow lg:max-w-md">
        {needed &&
          Array.from({ length: view.pages }, (_, page) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            <li key={page} className="min-w-0 grow">
              <button
                type="button"
                aria-label={words.pageOf(page + 1, view.pages)}
                aria-current={page === view.page || undefined}
                onClick={() => onPage(page)}
                className="slider-page"
              />
            </li>
          ))}
      </ol>
      <div className="ms-auto flex shrink-0 gap-2">
        <Arrow way="previous" off={view?.atStart ?? true} onTurn={onTurn} />
        <Arrow way="next" off={view?.atEnd ?? true} onTurn={onTurn} />
      </div>
    </div>
  );
}

interface ArrowProps {
  way: "next" | "previous";
  /** At its end an arrow is off but keeps the focus that it has. */
  off: boolean;
  onTurn: (way: "next" | "previous") => void;
}

function Arrow({ way, off, onTurn }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={uiWords.of(useLanguage())[way]}
      aria-disabled={off}
      onClick={() => !off && onTurn(way)}
      className="grid size-12 place-items-center rounded-full border border-line-strong transition-colors hover:border-current aria-disabled:cursor-default aria-disabled:border-current/15 aria-disabled:text-current/35"
    >
      <Icon name={way === "next" ? "arrow-forward" : "arrow-back"} />
    </button>
  );
}
