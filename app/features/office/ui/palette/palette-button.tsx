import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { Key } from "../kit/button.tsx";
import { openPalette } from "./palette-events.ts";
import { paletteWords } from "./words.ts";

/** Opens the palette from the menu of a desk. */
export function PaletteButton() {
  const words = paletteWords.of(useLanguage());
  return (
    <button
      type="button"
      onClick={openPalette}
      aria-keyshortcuts="Control+K"
      className="press flex w-full items-center gap-2.5 rounded-md border border-line bg-surface px-2.5 text-sm text-ink-soft hover:border-line-strong hover:text-ink"
    >
      <Icon name="search" className="size-4" />
      {words.title}
      <span className="ms-auto">
        <Key>Ctrl K</Key>
      </span>
    </button>
  );
}

/** The same in the head of a screen under a thumb, where there is no menu beside it. */
export function PaletteIcon() {
  const words = paletteWords.of(useLanguage());
  return (
    <button
      type="button"
      onClick={openPalette}
      aria-label={words.title}
      className="mt-1.5 grid size-11 shrink-0 place-items-center rounded-md text-ink-soft lg:hidden"
    >
      <Icon name="search" className="size-5" />
    </button>
  );
}
