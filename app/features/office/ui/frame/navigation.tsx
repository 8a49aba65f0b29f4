import { NavLink } from "react-router";
import type { Deed } from "#app/features/staff/rules/permissions.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon, type IconName } from "#app/ui/picture/icon.tsx";
import { officeWords } from "../../words.ts";
import { PaletteButton } from "../palette/palette-button.tsx";
import { PlaceChoice } from "../place/place-choice.tsx";
import { PartsIcon } from "./parts-icon.tsx";
import { PersonEntry, PersonFoot } from "./person.tsx";
import { useSession } from "./session-context.ts";
import { SettingsIcon } from "./settings-icon.tsx";

export type MenuWord = "queue" | "service" | "capacity" | "leads" | "orders" | "people" | "settings";
interface Entry {
  readonly to: string;
  readonly word: MenuWord;
  /** What stands under its icon on a phone, where that is shorter. */
  readonly brief?: "queueBrief" | "capacityBrief" | "leadsBrief" | "ordersBrief";
  readonly icon: IconName | "settings" | "parts";
  /** Who does this sees it; without one everybody. */
  readonly deed?: Deed;
}

/** Also what the palette goes to. */
export const entries: readonly Entry[] = [
  { to: "/", word: "queue", brief: "queueBrief", icon: "dashboard" },
  { to: "/service", word: "service", icon: "wrench", deed: "appointment.view" },
  { to: "/capacity", word: "capacity", brief: "capacityBrief", icon: "calendar", deed: "capacity.view" },
  { to: "/leads", word: "leads", brief: "leadsBrief", icon: "message", deed: "lead.view" },
  { to: "/orders", word: "orders", brief: "ordersBrief", icon: "parts", deed: "order.view" },
  { to: "/people", word: "people", icon: "user", deed: "customer.view" },
  { to: "/settings", word: "settings", icon: "settings" },
];

/** The menu: beside the screen on a desk, below it under a thumb. */
export function Navigation() {
  const language = useLanguage();
  const words = officeWords.of(language);
  const { may } = useSession();
  const shown = entries.filter(({ deed }) => deed === undefined || may(deed));
  return (
    <header className="sticky bottom-0 z-20 max-lg:h-(--menu-height) border-t border-line bg-pearl lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:border-e lg:border-t-0">
      <div className="hidden px-4 pt-4 pb-2 lg:block">
        <p className="text-lg">{words.office}</p>
      </div>
      <div className="hidden px-2 pb-3 empty:pb-0 lg:block">
        <PlaceChoice />
      </div>
      <div className="hidden px-2 pb-3 lg:block">
        <PaletteButton />
      </div>
      <nav aria-label={words.mainMenu} className="grow">
        <ul className="flex justify-around lg:grid lg:justify-stretch lg:gap-0.5 lg:px-2">
          {shown.map(({ to, word, brief = word, icon }) => (
            <li key={to} className="min-w-0 grow">
              <NavLink
                to={to}
                end={to === "/"}
                className={({ isActive }) =>
                  `press flex flex-col items-center gap-0.5 rounded-md px-0.5 py-1.5 text-center text-2xs max-lg:tracking-tight lg:w-full lg:flex-row lg:gap-2.5 lg:px-3 lg:py-0 lg:text-sm ${isActive ? "text-accent-strong lg:bg-sand-100" : "text-ink-soft hover:bg-sand-50 hover:text-ink"}`
                }
              >
                <EntryIcon name={icon} />
                <span className="lg:hidden">{words[brief]}</span>
                <span className="max-lg:hidden">{words[word]}</span>
              </NavLink>
            </li>
          ))}
          <PersonEntry />
        </ul>
      </nav>
      <PersonFoot />
    </header>
  );
}

function EntryIcon({ name }: { name: Entry["icon"] }) {
  const size = "size-5 lg:size-4";
  if (name === "settings") return <SettingsIcon className={size} />;
  if (name === "parts") return <PartsIcon className={size} />;
  return <Icon name={name} className={size} />;
}
