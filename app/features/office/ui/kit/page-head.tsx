import { type ReactNode, useEffect, useRef } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { officeWords } from "../../words.ts";
import { PaletteIcon } from "../palette/palette-button.tsx";
import { PlaceChoice } from "../place/place-choice.tsx";

interface PageHeadProps {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** What it shows is that of the chosen place. */
  isOfPlace?: boolean;
}

/**
 * The head of a screen: its title, which the browser's tab shows too, what stands beside it, and the deeds. It stays while the
 * rest scrolls; where no menu stands beside it, the search is in it, and the choice of the place that the screen is of.
 */
export function PageHead({ title, children, actions, isOfPlace = false }: PageHeadProps) {
  const { office } = officeWords.of(useLanguage());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${heading.current?.textContent} | ${office}`;
  });
  return (
    <header className="sticky top-0 z-10 flex min-h-14 border-b border-line bg-surface ps-4 pe-1 lg:px-6">
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2 py-2">
        <h1 ref={heading} className="text-lg">
          {title}
        </h1>
        {isOfPlace && (
          <div className="min-w-0 grow basis-40 empty:hidden sm:max-w-72 sm:basis-64 lg:hidden">
            <PlaceChoice />
          </div>
        )}
        {children}
        {actions && <div className="flex flex-wrap items-center gap-2 lg:ms-auto">{actions}</div>}
      </div>
      <PaletteIcon />
    </header>
  );
}
