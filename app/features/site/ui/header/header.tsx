import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import type { Header as HeaderContent } from "#app/platform/content/header.ts";
import type { Tone } from "#app/platform/page/route-handle.ts";
import { LanguageSwitcher } from "#app/ui/navigation/language-switcher.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { BrandLogo } from "#app/ui/picture/brand-logo.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { ProfileMenu } from "../../content/profile-menu.ts";
import type { PageSections } from "../../rules/header/overview-sections.ts";
import { siteWords } from "../../words.ts";
import { MenuBar } from "./menu-bar.tsx";
import { ServerMenus } from "./menu-list.tsx";
import { Overview } from "./overview.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { type HeaderDrawers, useHeaderDrawers } from "./use-header-drawers.ts";
import { useHeaderMotion } from "./use-header-motion.ts";

interface HeaderProps {
  content: HeaderContent;
  /** The picture that it lies on, where it is transparent: light words stand on a dark one. */
  picture: Tone | undefined;
  /** The login button, or the customer's profile. */
  account: ReactNode;
  quickLinks: ProfileMenu["loginMenu"];
  /** A ribbon stands above. */
  hasRibbon: boolean;
  /** The sections that the page may have; absent where there is no overview. */
  sections: PageSections | undefined;
}

const looks = { light: "", dark: "header-on-dark on-dark" };

/**
 * 84 px high, on phones and tablets 114 px in two rows. Above a picture it is transparent;
 * once the page has scrolled, or while a drawer is open, it is filled. The keyboard's focus inside brings it back.
 */
export function Header(props: HeaderProps) {
  const { content, picture, hasRibbon } = props;
  const { pathname } = useLocation();
  const motion = useHeaderMotion(pathname);
  const menus = useHeaderDrawers();
  const isFilled = picture === undefined || motion.isFixed || menus.shown.value !== null || menus.isOpen;
  const isAway = motion.place === "away" && !menus.isOpen;
  const away = isAway
    ? "-translate-y-full has-[:focus-visible]:translate-y-0 has-[:popover-open]:translate-y-0"
    : "";
  return (
    <>
      {menus.isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape does the same by the keyboard
        // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by the keyboard
        <div onClick={menus.close} className="scrim z-scrim fixed inset-0" />
      )}
      <header
        data-away={isAway ? "" : undefined}
        data-variant={picture ? "transparent" : "filled"}
        {...menus.around}
        className={`z-header inset-x-0 top-0 transition-[translate,background-color,color] duration-300 print:static print:shadow-none ${motion.isFixed ? "fixed" : `absolute ${hasRibbon ? "[--above-header:var(--ribbon-height)]" : ""}`} ${isFilled ? "bg-pearl shadow-[inset_0_-1px_0_var(--color-line)]" : looks[picture]} ${away}`}
      >
        <Bars {...props} menus={menus} motion={motion} />
        <ServerMenus content={content} />
      </header>
    </>
  );
}

interface BarsProps extends HeaderProps {
  menus: HeaderDrawers;
  motion: ReturnType<typeof useHeaderMotion>;
}

/** What stands in the header: the way home, the menus, overview and language, search and account. */
function Bars({ content, picture, account, quickLinks, sections, menus, motion }: BarsProps) {
  const { pathname } = useLocation();
  const words = siteWords.of(useLanguage());
  const { drawers, models, shown, goneOn, parts } = menus;
  const choose = () => {
    drawers.close();
    motion.reset();
  };
  const menu = { content, drawers, shown, goneOn, parts, onChoose: choose };
  return (
    <div className="frame flex h-(--header-height) flex-wrap content-stretch items-center justify-between gap-x-2 sm:gap-x-3 lg:flex-nowrap xl:gap-x-4">
      <HomeLink content={content} isSeenOnDark={picture === "dark"} />
      <div className="flex basis-full items-center gap-x-1 border-t border-current/15 text-sm max-lg:order-last max-lg:h-12 sm:text-base lg:grow lg:text-sm xl:text-base lg:basis-auto lg:border-0 print:hidden">
        <MenuBar {...menu} />
        <PhoneBar {...menu} quickLinks={quickLinks} models={models} />
        <div className="ms-auto flex items-center">
          {sections && (
            <Overview
              label={content.overviewLabel}
              sections={sections}
              page={pathname}
              drawers={drawers}
              shown={shown}
              goneOn={goneOn}
              onChoose={motion.hideWhileScrolling}
            />
          )}
          <LanguageSwitcher {...content.languageSelector} />
        </div>
      </div>
      <div className="flex shrink-0 items-center gap-x-1 sm:gap-x-3 print:hidden">
        <LocalLink
          to={href("/search")}
          aria-label={words.search}
          className="grid size-11 place-items-center rounded hover:bg-current/8"
        >
          <Icon name="search" />
        </LocalLink>
        {account}
      </div>
    </div>
  );
}

/** On a page that begins dark both logos are there, and the header's ground shows one of them. */
function HomeLink({ content, isSeenOnDark }: { content: HeaderContent; isSeenOnDark: boolean }) {
  const [logo] = content.logos;
  if (!logo) return null;
  const logos = isSeenOnDark ? (["light", "dark"] as const) : (["light"] as const);
  return (
    <LocalLink to={logo.logoUrl} className="-ms-1 inline-flex min-h-11 shrink-0 items-center rounded p-1">
      {logos.map((ground) => (
        <BrandLogo key={ground} logo={logo} ground={ground} alt={logo.logoImageAlt} first />
      ))}
    </LocalLink>
  );
}
