import { useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { prefersReducedMotion } from "#app/ui/prefers-reduced-motion.ts";
import { type PageSections, type Section, sectionsThere } from "../../rules/header/overview-sections.ts";
import { siteWords } from "../../words.ts";
import { Drawer } from "./drawer.tsx";
import { ServerDrawer, useServerOpener } from "./server-drawer.tsx";
import type { OpenDrawerControls } from "./use-open-drawer.ts";

interface OverviewProps {
  label: string;
  sections: PageSections;
  /** Another page is another look. */
  page: string;
  drawers: OpenDrawerControls;
  shown: { value: string | null; isLeaving: boolean };
  /** The drawer in whose place a written one was open. */
  goneOn: string | undefined;
  /** Hides the header while the page scrolls to the chosen section. */
  onChoose: () => void;
}

/** The sections of this page: those that are really in it. Nothing without any. */
export function Overview({ label, sections: { candidates, areThere }, ...rest }: OverviewProps) {
  const { page, drawers, shown, goneOn, onChoose } = rest;
  const [found, setFound] = useState<readonly Section[]>([]);
  const look = () => setFound(sectionsThere(candidates, (id) => document.getElementById(id) !== null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once a page, and again when it is opened
  useEffect(look, [page]);
  const opener = useServerOpener();
  const sections = areThere ? candidates : found;
  if (sections.length < 2) return null;
  const isOpen = drawers.id === "overview";
  const choose = (id: string) => {
    const section = document.getElementById(id);
    drawers.close();
    if (!section) return;
    onChoose();
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    section.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth" });
  };
  return (
    <div>
      <button
        {...opener("overview", isOpen, () => {
          look();
          drawers.press("overview");
        })}
        className="inline-flex min-h-11 items-center gap-1.5 rounded px-1.5 whitespace-nowrap sm:px-2 hover:bg-current/8"
      >
        {/* The smallest phones have room for the arrow alone. */}
        <span className="max-[359px]:sr-only">{label}</span>
        <Icon
          name="chevron-down"
          className={`size-4 transition-transform min-[360px]:max-sm:hidden ${isOpen ? "-scale-y-100" : ""}`}
        />
      </button>
      {shown.value === "overview" && (
        <Drawer
          id="overview"
          label={label}
          size="fit"
          screens="all"
          isClosing={shown.isLeaving}
          isSwitched={goneOn === "overview"}
          isReady
        >
          <SectionList sections={sections} onChoose={choose} />
        </Drawer>
      )}
      <ServerDrawer id="overview" label={label}>
        <SectionList sections={sections} />
      </ServerDrawer>
    </div>
  );
}

function SectionList({
  sections,
  onChoose,
}: {
  sections: readonly Section[];
  onChoose?: (id: string) => void;
}) {
  const words = siteWords.of(useLanguage());
  return (
    <ul
      aria-label={words.sections}
      className="frame grid gap-x-8 py-6 sm:grid-cols-2 lg:grid-cols-4 lg:py-10"
    >
      {sections.map(({ id, label }) => (
        <li key={id} className="border-b border-line lg:border-0">
          <a
            href={`#${id}`}
            onClick={(event) => {
              if (!onChoose) return;
              event.preventDefault();
              onChoose(id);
            }}
            className="flex min-h-12 items-center underline-offset-4 hover:underline lg:text-lg lg:font-light"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
