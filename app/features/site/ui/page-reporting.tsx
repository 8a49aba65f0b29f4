import type { ComponentProps } from "react";
import { AnalyticsRuntime } from "#app/features/analytics/ui/analytics-runtime.tsx";
import { usePageViews } from "#app/features/analytics/ui/use-page-views.ts";
import { useSessionEvents } from "./use-session-events.ts";

export type PageReportingProps = ComponentProps<typeof AnalyticsRuntime>;

/** What every page reports by itself, and the question whether it may. */
export function PageReporting(props: PageReportingProps) {
  usePageViews();
  useSessionEvents();
  return <AnalyticsRuntime {...props} />;
}
