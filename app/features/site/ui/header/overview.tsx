import { useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type Section, sectionsThere } from "../../rules/overview-sections.ts";
import { siteWords } from "../../words.ts";
import { Drawer } from "./drawer.tsx";
import { drawerElementId, type OpenDrawerControls } from "./use-open-drawer.ts";

interface OverviewProps {
  label: string;
  /** Sections that the page may have, in order. */
  candidates: readonly Section[];
  /** Another page is another look. */
  page: string;
  drawers: OpenDrawerControls;
  shown: { value: string | null; isLeaving: boolean };
  /** Hides the header while the page scrolls to the chosen section. */
  onChoose: () => void;
}

/** The sections of this page: those that are really in it (specification, section 2). Nothing without any. */
export function Overview({ label, candidates, page, drawers, shown, onChoose }: OverviewProps) {
  const words = siteWords.of(useLanguage());
  const [sections, setSections] = useState<readonly Section[]>([]);
  const look = () => setSections(sectionsThere(candidates, (id) => document.getElementById(id) !== null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once a page, and again when it is opened
  useEffect(look, [page]);
  if (sections.length < 2) return null;
  const isOpen = drawers.id === "overview";
  const choose = (id: string) => {
    const section = document.getElementById(id);
    drawers.close();
    if (!section) return;
    onChoose();
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    section.scrollIntoView();
  };
  return (
    <div className="noscript:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={drawerElementId("overview")}
        onClick={() => {
          look();
          drawers.press("overview");
        }}
        className="inline-flex min-h-11 items-center gap-1.5 rounded px-1.5 whitespace-nowrap sm:px-2 hover:bg-ink/6"
      >
        {/* The smallest phones have room for the arrow alone. */}
        <span className="max-[359px]:sr-only">{label}</span>
        <Icon
          name="chevron-down"
          className={`size-4 transition-transform min-[360px]:max-sm:hidden ${isOpen ? "-scale-y-100" : ""}`}
        />
      </button>
      {shown.value === "overview" && (
        <Drawer id="overview" label={label} size="fit" screens="all" isClosing={shown.isLeaving} isReady>
          <ul
            aria-label={words.sections}
            className="frame grid gap-x-8 py-6 sm:grid-cols-2 lg:grid-cols-4 lg:py-10"
          >
            {sections.map(({ id, label: name }) => (
              <li key={id} className="border-b border-line lg:border-0">
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    choose(id);
                  }}
                  className="flex min-h-12 items-center underline-offset-4 hover:underline lg:text-lg lg:font-light"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Drawer>
      )}
    </div>
  );
}
