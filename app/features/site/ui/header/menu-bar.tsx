import { type KeyboardEvent, useState } from "react";
import { NavLink } from "react-router";
import { directionOf } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { Header as HeaderContent } from "#app/platform/content/header.ts";
import { opensModels } from "../../rules/header/menu-fields.ts";
import { siteWords } from "../../words.ts";
import { Drawer } from "./drawer.tsx";
import { MenuList } from "./menu-list.tsx";
import { useServerOpener } from "./server-drawer.tsx";
import type { DrawerParts } from "./use-drawer-parts.ts";
import type { OpenDrawerControls } from "./use-open-drawer.ts";

interface MenuBarProps {
  content: HeaderContent;
  drawers: OpenDrawerControls;
  /** The drawer to show, also while it closes. */
  shown: { value: string | null; isLeaving: boolean };
  /** The drawer in whose place a written one was open. */
  goneOn: string | undefined;
  parts: DrawerParts | null | undefined;
  /** A model was chosen. */
  onChoose: () => void;
}

const barEntry =
  "inline-flex min-h-11 items-center rounded px-2.5 xl:px-3 whitespace-nowrap underline-offset-[0.6em] decoration-1 hover:underline";

/** The menu of wide screens: tabs that open a drawer by pointer, press or key, then the links of the bar itself. */
export function MenuBar({ content, drawers, shown, goneOn, parts, onChoose }: MenuBarProps) {
  const language = useLanguage();
  const [byArrow, setByArrow] = useState(false);
  const opener = useServerOpener();
  const links = content.menuTabFields
    .flatMap((field) => field.tabs)
    .filter((tab) => content.subMenuTabsLabels.includes(tab.subTabLabel));
  return (
    <nav aria-label={siteWords.of(language).mainMenu} className="max-lg:hidden xl:ms-4">
      <ul className="flex items-center 2xl:gap-1">
        {content.menuTabFields.map((field, index) => {
          const id = `tab-${index}`;
          const isOpen = drawers.id === id;
          return (
            <li key={field.fieldLabel}>
              <button
                {...opener(id, isOpen, () => {
                  setByArrow(false);
                  drawers.press(id);
                })}
                {...drawers.hovering(id)}
                onKeyDown={(event) => {
                  if (event.key === "ArrowDown") {
                    event.preventDefault();
                    setByArrow(true);
                    if (!isOpen) drawers.press(id);
                  } else moveFocus(event, directionOf(language) === "rtl");
                }}
                className={`${barEntry} aria-expanded:underline`}
              >
                {field.fieldLabel}
              </button>
              {shown.value === id && (
                <Drawer
                  id={id}
                  label={field.fieldLabel}
                  isClosing={shown.isLeaving}
                  isSwitched={goneOn === id}
                  isReady={parts !== undefined}
                  takesFocus={byArrow && isOpen}
                >
                  <TabContents field={field} index={index} parts={parts} onChoose={onChoose} />
                </Drawer>
              )}
            </li>
          );
        })}
        {links.map((entry) => (
          <li key={entry.id} className="max-2xl:hidden">
            <NavLink
              to={withLanguage(entry.subTabUrl, language)}
              className={`${barEntry} aria-[current=page]:underline`}
            >
              {entry.subTabLabel}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TabContents({
  field,
  index,
  parts,
  onChoose,
}: {
  field: HeaderContent["menuTabFields"][number];
  index: number;
  parts: DrawerParts | null | undefined;
  onChoose: () => void;
}) {
  const { panels, contents } = parts ?? {};
  if (panels && contents && opensModels(field))
    return <panels.ModelsPanel contents={contents} onChoose={onChoose} />;
  if (panels && !opensModels(field))
    return <panels.MenuPanel field={field} index={index} contents={contents} onChoose={onChoose} />;
  return <MenuList fields={[field]} />;
}

/** Arrows along the line of reading go from tab to tab; each is a stop of the Tab key as well. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>, rightToLeft: boolean): void {
  const tabs = [...(event.currentTarget.closest("ul")?.querySelectorAll("button[aria-controls]") ?? [])];
  const at = tabs.indexOf(event.currentTarget);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const to = step === undefined ? undefined : tabs.at((at + (rightToLeft ? -step : step)) % tabs.length);
  if (to instanceof HTMLElement) {
    event.preventDefault();
    to.focus();
  }
}
