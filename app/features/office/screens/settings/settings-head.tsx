import type { ReactNode } from "react";
import { NavLink } from "react-router";
import type { Deed } from "#app/features/staff/rules/permissions.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { PageHead } from "../../ui/kit/page-head.tsx";
import { settingsWords } from "./words.ts";

interface Part {
  readonly to: string;
  readonly word: "account" | "staff" | "devices" | "audit";
  readonly deed?: Deed;
}
const parts: readonly Part[] = [
  { to: "/settings", word: "account" },
  { to: "/settings/staff", word: "staff", deed: "staff.view" },
  { to: "/settings/devices", word: "devices", deed: "device.manage" },
  { to: "/settings/audit", word: "audit", deed: "audit.search" },
];

/** The head of all settings: those that the member of staff has a right to. */
export function SettingsHead({ actions, isOfPlace }: { actions?: ReactNode; isOfPlace?: boolean }) {
  const words = settingsWords.of(useLanguage());
  const { may } = useSession();
  const shown = parts.filter(({ deed }) => deed === undefined || may(deed));
  return (
    <PageHead title={words.title} actions={actions} isOfPlace={isOfPlace ?? false}>
      {shown.length > 1 && (
        <nav
          aria-label={words.title}
          className="flex max-w-full overflow-x-auto rounded-md border border-line p-0.5"
        >
          {shown.map(({ to, word }) => (
            <NavLink
              key={to}
              to={to}
              end={to === "/settings"}
              className={({ isActive }) =>
                `flex min-h-7 items-center rounded px-2.5 text-sm whitespace-nowrap outline-offset-0 pointer-coarse:min-h-10 ${isActive ? "bg-sand-100 text-ink" : "text-ink-soft hover:text-ink"}`
              }
            >
              {words[word]}
            </NavLink>
          ))}
        </nav>
      )}
    </PageHead>
  );
}
