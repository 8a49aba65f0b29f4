import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router";
import type { ConsentTexts } from "#app/features/analytics/ui/consent-texts.ts";
import type { Footer as FooterContent } from "#app/platform/content/footer.ts";
import type { Header as HeaderContent } from "#app/platform/content/header.ts";
import type { ProfileMenu } from "../content/profile-menu.ts";
import { sectionsOf } from "../rules/overview-sections.ts";
import { footerVariantOf, headerVariantOf, overviewOf } from "../rules/shell-variants.ts";
import { Footer } from "./footer/footer.tsx";
import { FooterLine } from "./footer/footer-line.tsx";
import { AccountMenu } from "./header/account-menu.tsx";
import { Header } from "./header/header.tsx";
import { LeavingLinks } from "./link-popup/leaving-links.tsx";
import type { LinkPopupTexts } from "./link-popup/link-popup.tsx";
import { MaintenanceGuard, useMaintenance } from "./maintenance-guard.tsx";
import { Ribbon } from "./ribbon.tsx";
import { contentId, SkipLink } from "./skip-link.tsx";
import { useAuthoring } from "./use-authoring.ts";

export interface ShellContent {
  header: HeaderContent;
  footer: FooterContent;
  profileMenu: ProfileMenu;
  ribbon: readonly { text: string; url?: string | undefined }[];
  /** Absent where no other site of the company is warned of. */
  linkPopup: LinkPopupTexts | undefined;
  /** Absent where the importer asks nobody and counts nothing. */
  consent: ConsentTexts | undefined;
  /** Whether maintenance was on when the server answered. */
  isMaintained: boolean;
  year: number;
}

type Tone = "light" | "dark";

/** What a page's route says about itself through `handle`. */
export interface PageHandle {
  /** The tone of the picture that the page begins with and the header may lie on: always, or by what it loaded. */
  firstPicture?: Tone | ((loaderData: unknown) => Tone | undefined);
  /** Query parameters that change its HTML: all others are left out of the page cache's key, and out of the request. */
  cacheParams?: readonly string[];
}

/** Ribbon, header and footer around a page, each in the variant that the path asks for. */
export function Shell({ content, children }: { content: ShellContent; children: ReactNode }) {
  const { pathname } = useLocation();
  const matches = useMatches();
  useAuthoring();
  const firstPicture = firstPictureOf(matches);
  const variant = headerVariantOf(pathname, firstPicture !== undefined);
  const isMaintained = useMaintenance(content.header.maintenanceWindows ?? [], content.isMaintained);
  const messages = isMaintained ? [{ text: content.header.maintenanceScheduleMessage }] : content.ribbon;
  const main = useArrival(pathname);
  const FooterShown = footerVariantOf(pathname) === "line" ? FooterLine : Footer;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {(variant === "filled" || variant === "transparent") && (
        <>
          {messages.length > 0 && (
            <Suspense>
              <Ribbon key={isMaintained ? "maintenance" : "ribbon"} messages={messages} />
            </Suspense>
          )}
          {/* Where the header stands until the page has scrolled past it. */}
          <div className="relative">
            <Header
              content={content.header}
              variant={variant}
              ground={(variant === "transparent" && firstPicture) || "light"}
              account={<AccountMenu header={content.header} menu={content.profileMenu} />}
              quickLinks={content.profileMenu.loginMenu}
              hasRibbon={messages.length > 0}
              sections={sectionsFor(pathname, content.header, matches.at(-1)?.loaderData)}
            />
          </div>
        </>
      )}
      <main
        ref={main}
        id={contentId}
        tabIndex={-1}
        className={`grow outline-none ${variant === "filled" ? "pt-(--header-height) print:pt-0" : ""}`}
      >
        <MaintenanceGuard isOn={isMaintained}>{children}</MaintenanceGuard>
      </main>
      {/* Its boundary: a page that failed shows its error without waiting for the footer. */}
      <Suspense>
        <FooterShown
          content={content.footer}
          logos={content.header.logos}
          year={content.year}
          path={pathname}
          privacyChoices={content.consent?.choicesLabel}
        />
      </Suspense>
      {content.linkPopup && <LeavingLinks texts={content.linkPopup} />}
    </div>
  );
}

function firstPictureOf(matches: ReturnType<typeof useMatches>): Tone | undefined {
  for (const { handle, loaderData } of matches) {
    const first = (handle as PageHandle | undefined)?.firstPicture;
    const tone = typeof first === "function" ? loaderData !== undefined && first(loaderData) : first;
    if (tone) return tone;
  }
  return undefined;
}

/** The sections that an overview may show: those that the page names, else those that content names for its kind. */
function sectionsFor(path: string, header: HeaderContent, loaded: unknown) {
  const kind = overviewOf(path);
  if (kind === undefined) return undefined;
  return sectionsOf(loaded, kind === "home" ? header.overviewMainpage : header.overviewVehiclePage);
}

/** On another page the keyboard and the screen reader start at its content, unless the page has put them somewhere. */
function useArrival(path: string) {
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
