import { preload } from "react-dom";
import { redirect, useRouteLoaderData } from "react-router";
import { SessionProvider } from "#app/features/account/session/session-context.tsx";
import { GuardedOutlet } from "#app/features/account/ui/guarded-outlet.tsx";
import { consentQuery } from "#app/features/analytics/content/consent.ts";
import { dayIn, startOfDay } from "#app/i18n/dates/dates.ts";
import { revalidateOnNewPage, withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { footerQuery } from "#app/platform/content/footer.ts";
import { type Header, headerQuery } from "#app/platform/content/header.ts";
import { pageSeoQuery } from "#app/platform/content/page-seo.ts";
import type { Identity } from "#app/platform/identity/identity.ts";
import { pageMetadata, unlistedPageMetadata } from "#app/platform/page/page-metadata.ts";
import { type RouteHandle, usePage } from "#app/platform/page/route-handle.ts";
import { type Site, siteContext } from "#app/platform/page/site-context.ts";
import { firstFontsOf } from "#app/ui/fonts/font-files.ts";
import { linkPopupQuery } from "../content/link-popup.ts";
import { profileMenuQuery } from "../content/profile-menu.ts";
import { ribbonQuery } from "../content/ribbon.ts";
import { isOpen, openFields, openLinks } from "../rules/header/menu-fields.ts";
import { isInMaintenance, nextChange } from "../rules/maintenance.ts";
import { specialTimingsOn } from "../rules/special-timings.ts";
import { BeforeSignIn } from "../ui/before-sign-in.tsx";
import { ErrorFallback, ErrorNotice } from "../ui/errors/error-fallback.tsx";
import { useUncaughtErrors } from "../ui/errors/uncaught-error.ts";
import { Shell } from "../ui/shell.tsx";
import { SiteAnalytics } from "../ui/site-analytics.tsx";
import { useInterruptedNavigation } from "../ui/use-interrupted-navigation.ts";
import { useLanguageInAddress } from "../ui/use-language-in-address.ts";
import { NeedsScripts } from "../ui/without-scripts.tsx";
import type { Route } from "./+types/site-layout.ts";

/**
 * The shell's content and the page's metadata, requested at once. During maintenance the pages behind it lead to their
 * error page (product/behavior.md#maintenance-window); no page is cached beyond the moment at which one of its windows
 * begins or ends, or special timings come or go.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [header, footer, profileMenu, ribbon, linkPopup, consent, seo] = await Promise.all([
    fetchContent(headerQuery, site),
    fetchContent(footerQuery, site),
    fetchContent(profileMenuQuery, site),
    queryContent(ribbonQuery, site),
    queryContent(linkPopupQuery, site),
    // An importer without the question counts nobody; a page is not lost for it.
    queryContent(consentQuery, site),
    queryContent(pageSeoQuery, { ...site, key: url.pathname }),
  ]);
  const now = site.now();
  const isMaintained = maintenanceOf(url, header, site);
  const timings = specialTimingsOn(footer.specialTimingsDays ?? [], dayIn(now, site.market.zone));
  if (timings.changesOn) site.cacheUntil(startOfDay(timings.changesOn, site.market.zone));
  const siteName = header.logos[0]?.logoText ?? "";
  const place = { ...site, ...site.market, siteName, image: site.identity.socialImage };
  const metadata = seo.ok ? pageMetadata(seo.value, place) : unlistedPageMetadata(siteName);
  const { isPage } = site;
  return {
    header: { ...header, menuTabFields: openFields(header.menuTabFields, isPage) },
    footer: {
      ...withOpenLinks(footer, isPage),
      specialTimings: timings.areShown ? footer.specialTimings : undefined,
    },
    profileMenu: withOpenLinks(profileMenu, isPage),
    ribbon: ribbon.ok ? ribbon.value.messages.filter(({ url = "#" }) => isOpen(url, isPage)) : [],
    linkPopup: linkPopup.ok ? linkPopup.value : undefined,
    consent: consent.ok ? consent.value : undefined,
    analytics: { ...site.analytics, linkNames: site.linkNames },
    metadata,
    isMaintained,
    year: now.getFullYear(),
  };
}

/** Whether maintenance is on; a page behind it is answered with the way to the page that says so. */
function maintenanceOf(url: URL, { maintenanceWindows = [] }: Header, site: Site): boolean {
  const now = site.now();
  const change = nextChange(maintenanceWindows, now);
  if (change) site.cacheUntil(change);
  const isOn = isInMaintenance(maintenanceWindows, { now, search: url.search, zone: site.market.zone });
  if (isOn && site.isMaintained(url.pathname)) {
    const headers = { "Cache-Control": "no-store" };
    throw redirect(withLanguage(href("/error/:slug", { slug: "service-maintenance" }), site.language), {
      status: 302,
      headers,
    });
  }
  return isOn;
}

/** The lists of links of some content without those that lead to a page which is not built yet. */
function withOpenLinks<C extends object>(content: C, isPage: (path: string) => boolean): C {
  const lists = Object.entries(content).map(([name, value]): [string, unknown] => [
    name,
    Array.isArray(value) ? openLinks(value, (item: { url?: string }) => item.url ?? "#", isPage) : value,
  ]);
  return { ...content, ...Object.fromEntries(lists) };
}

export const shouldRevalidate = revalidateOnNewPage;
export const handle: RouteHandle = { cacheParams: ["testMaintenance"] };

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.metadata ?? [];
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  useLanguageInAddress();
  useInterruptedNavigation();
  useUncaughtErrors(useLanguage());
  const { identity } = useRouteLoaderData<{ identity: Identity }>("root") ?? {};
  const fonts = firstFontsOf(useLanguage(), identity?.headings);
  const page = usePage();
  const phone = loaderData.footer.phoneNumber;
  for (const font of fonts) preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <SessionProvider>
      <SiteAnalytics texts={loaderData.consent} settings={loaderData.analytics} />
      <Shell content={loaderData} page={page}>
        {page.handle.needsScripts && <NeedsScripts phone={phone} />}
        <GuardedOutlet waiting={<BeforeSignIn phone={phone} />} />
      </Shell>
    </SessionProvider>
  );
}

/** A page that failed leaves the shell standing; if the shell's own content failed, the error stands alone. */
export function ErrorBoundary() {
  const content = useRouteLoaderData<typeof loader>("features/site/pages/site-layout");
  if (!content) return <ErrorFallback />;
  return (
    <SessionProvider>
      <SiteAnalytics texts={content.consent} settings={content.analytics} />
      <Shell content={content}>
        <ErrorNotice />
      </Shell>
    </SessionProvider>
  );
}
