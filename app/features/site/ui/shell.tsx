import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import type { ConsentTexts } from "#app/features/analytics/ui/consent-texts.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { Footer as FooterContent } from "#app/platform/content/footer.ts";
import type { Header as HeaderContent } from "#app/platform/content/header.ts";
import type { PageRoute } from "#app/platform/page/route-handle.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { ProfileMenu } from "../content/profile-menu.ts";
import { sectionsOf } from "../rules/header/overview-sections.ts";
import { AccountMenu } from "./account-menu/account-menu.tsx";
import { ErrorWays } from "./errors/error-ways.tsx";
import { Footer } from "./footer/footer.tsx";
import { FooterLine } from "./footer/footer-line.tsx";
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
  /** Absent where the importer has no analytics. */
  consent: ConsentTexts | undefined;
  /** Whether maintenance was on when the server answered. */
  isMaintained: boolean;
  year: number;
}

interface ShellProps {
  content: ShellContent;
  /** The page that it stands around; without one, as around an error, everything is as by default. */
  page?: PageRoute;
  children: ReactNode;
}

/** Ribbon, header and footer around a page, as its handle has them. */
export function Shell({ content, page, children }: ShellProps) {
  const { pathname, search } = useLocation();
  useAuthoring();
  // The server writes the page of all visits, whatever stands behind its address.
  const isHydrated = useHydrated();
  const { handle = {}, params = {}, loaded } = page ?? {};
  const isMaintained = useMaintenance(content.header.maintenanceWindows ?? [], content.isMaintained);
  const messages = isMaintained ? [{ text: content.header.maintenanceScheduleMessage }] : content.ribbon;
  const main = useArrival(pathname);
  const hasHeader = handle.header === undefined;
  const picture = loaded === undefined ? undefined : handle.firstPicture?.(loaded);
  const footer = typeof handle.footer === "function" ? handle.footer(params) : handle.footer;
  const FooterShown = footer === "line" ? FooterLine : Footer;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PrintedAddress
        path={(isHydrated && handle.permanentAddress?.(new URLSearchParams(search))) || pathname}
      />
      {hasHeader && (
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
              picture={picture}
              account={<AccountMenu header={content.header} menu={content.profileMenu} />}
              quickLinks={content.profileMenu.loginMenu}
              hasRibbon={messages.length > 0}
              sections={sectionsFor(handle.overview, content.header, loaded)}
            />
          </div>
        </>
      )}
      <main
        ref={main}
        id={contentId}
        tabIndex={-1}
        className={`grow outline-none ${hasHeader && !picture ? "pt-(--header-height) print:pt-0" : ""}`}
      >
        <MaintenanceGuard isOn={isMaintained}>{children}</MaintenanceGuard>
        {loaded !== undefined && handle.isGone?.(loaded) && (
          <div className="frame pb-20">
            <ErrorWays />
          </div>
        )}
      </main>
      {/* Its boundary: a page that failed shows its error without waiting for the footer. */}
      <Suspense>
        <FooterShown
          content={content.footer}
          logos={content.header.logos}
          year={content.year}
          isShort={footer === "short"}
          // On the page of a vehicle T13 is its colors (product/pages.md#overview-sections).
          locationsId={handle.overview === "vehicle" ? undefined : "T13"}
          privacyChoices={content.consent?.choicesLabel}
        />
      </Suspense>
      {content.linkPopup && <LeavingLinks texts={content.linkPopup} />}
    </div>
  );
}

/** Paper says where it comes from, across from the logo: the page's address without what a visit has put behind it. */
function PrintedAddress({ path }: { path: string }) {
  const language = useLanguage();
  const { origin } = useRouteLoaderData<{ origin: string }>("root") ?? {};
  if (!origin) return null;
  return (
    <p className="z-header absolute end-[14mm] top-0 hidden text-xs print:block">
      <Ltr>{`${origin}${withLanguage(path, language)}`}</Ltr>
    </p>
  );
}

/** The sections that an overview may show: those that the page names, else those that content names for its kind. */
function sectionsFor(kind: "home" | "vehicle" | undefined, header: HeaderContent, loaded: unknown) {
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
