import { useQuery } from "@tanstack/react-query";
import { type Activity, listActivitiesCall } from "#app/features/booking/activity-calls.ts";
import { badgeGroupOf } from "#app/features/booking/rules/status-badge.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { listVehiclesCall } from "../calls.ts";
import { useDashboardPage } from "./dashboard-page.ts";

export function useGarage() {
  const { language } = useDashboardPage();
  return useQuery(
    customerQuery(useCustomerAccess(), listVehiclesCall, { language, query: { lang: language } }),
  );
}

export interface Activities {
  /** Still ahead or under way, next event first. */
  coming: Activity[];
  /** Finished or canceled, newest first. */
  past: Activity[];
}

export function useActivities() {
  const { language } = useDashboardPage();
  return useQuery({
    ...customerQuery(useCustomerAccess(), listActivitiesCall, { language, query: { lang: language } }),
    refetchOnWindowFocus: "always",
    select: split,
  });
}

function split(activities: Activity[]): Activities {
  const isPast = (activity: Activity) => ["finished", "canceled"].includes(badgeGroupOf(activity.status));
  return { coming: activities.filter((one) => !isPast(one)), past: activities.filter(isPast) };
}
