import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useWanted } from "#app/features/analytics/ui/use-wanted.ts";
import type { PageReportingProps } from "./page-reporting.tsx";

/** Analytics never breaks a page: where it does not load, it is left out. */
const PageReporting = lazy<ComponentType<PageReportingProps>>(() =>
  import("./page-reporting.tsx")
    .then((loaded) => ({ default: loaded.PageReporting }))
    .catch(() => ({ default: (): ReactNode => null })),
);

interface SiteAnalyticsProps {
  texts: PageReportingProps["texts"] | undefined;
  settings: PageReportingProps["settings"];
}

/** The first few bytes of analytics. Without the texts of the question nothing is shown or sent. */
export function SiteAnalytics({ texts, settings }: SiteAnalyticsProps) {
  const wanted = useWanted();
  if (wanted === 0 || texts === undefined) return null;
  return (
    <Suspense fallback={null}>
      <PageReporting texts={texts} settings={settings} wanted={wanted} />
    </Suspense>
  );
}
