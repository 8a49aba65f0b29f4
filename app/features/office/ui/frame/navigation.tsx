import { NavLink } from "react-router";
import type { Deed } from "#app/features/staff/rules/permissions.ts";
import { otherLanguage } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon, type IconName } from "#app/ui/picture/icon.tsx";
import { officeWords } from "../../words.ts";
import { Select } from "../kit/fields.tsx";
import { PaletteButton, PaletteEntry } from "../palette/palette-button.tsx";
import { useSession } from "./session-context.ts";

export type MenuWord = "queue" | "service" | "capacity" | "leads" | "people" | "settings";
interface Entry {
  readonly to: string;
  readonly word: MenuWord;
  readonly icon: IconName;
  /** Who does this sees it; without one everybody. */
  readonly deed?: Deed;
}

/** Also what the palette goes to. */
export const entries: readonly Entry[] = [
  { to: "/", word: "queue", icon: "dashboard" },
  { to: "/service", word: "service", icon: "wrench", deed: "appointment.view" },
  { to: "/capacity", word: "capacity", icon: "calendar", deed: "capacity.view" },
  { to: "/people", word: "people", icon: "user", deed: "customer.view" },
];

/** The menu: beside the screen on a desk, below it under a thumb. */
export function Navigation() {
  const language = useLanguage();
  const words = officeWords.of(language);
  const { session, location, chooseLocation, may } = useSession();
  const shown = entries.filter(({ deed }) => deed === undefined || may(deed));
  return (
    <div className="sticky bottom-0 z-20 border-t border-line bg-pearl lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:border-e lg:border-t-0">
      <div className="hidden px-4 pt-4 pb-2 lg:block">
        <p className="text-lg">{words.office}</p>
      </div>
      {session.locations.length > 1 && (
        <div className="hidden px-2 pb-3 lg:block">
          <Select
            label={words.location}
            hideLabel
            value={location?.id ?? null}
            onChange={chooseLocation}
            choices={session.locations.map(({ id, name }) => ({ id, label: name }))}
          />
        </div>
      )}
      <div className="hidden px-2 pb-3 lg:block">
        <PaletteButton />
      </div>
      <nav aria-label={words.mainMenu} className="grow">
        <ul className="flex justify-around lg:grid lg:justify-stretch lg:gap-0.5 lg:px-2">
          {shown.map(({ to, word, icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === "/"}
                className={({ isActive }) =>
                  `press flex flex-col items-center gap-0.5 rounded-md px-3 py-1.5 text-2xs lg:w-full lg:flex-row lg:gap-2.5 lg:py-0 lg:text-sm ${isActive ? "text-accent-strong lg:bg-sand-100" : "text-ink-soft hover:bg-sand-50 hover:text-ink"}`
                }
              >
                <Icon name={icon} className="size-5 lg:size-4" />
                {words[word]}
              </NavLink>
            </li>
          ))}
          <li className="lg:hidden">
            <PaletteEntry />
          </li>
        </ul>
      </nav>
      <div className="hidden border-t border-line px-4 py-3 text-sm lg:block">
        <p className="truncate">{session.member.name}</p>
        <div className="mt-1 flex gap-4 text-ink-soft">
          <a
            href={`?lang=${otherLanguage(language)}`}
            lang={otherLanguage(language)}
            className="hover:text-ink"
          >
            {words.otherLanguage}
          </a>
          <form method="post" action="/office/sign-out">
            <button type="submit" className="hover:text-ink">
              {words.signOut}
            </button>
          </form>
        </div>
      </div>
    </div>
  );
}
