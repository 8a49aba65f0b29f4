import { useQuery } from "@tanstack/react-query";
import { type Activity, listActivitiesCall } from "#app/features/booking/activity-calls.ts";
import { badgeGroupOf } from "#app/features/booking/rules/appointments/status-badge.ts";
import { listVehiclesCall, showVehicleCall } from "#app/features/garage/calls.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";

export function useGarage() {
  const language = useLanguage();
  return useQuery(
    customerQuery(useCustomerAccess(), listVehiclesCall, { language, query: { lang: language } }),
  );
}

/** One vehicle with its history. */
export function useVehicle(id: string) {
  const language = useLanguage();
  const input = { language, params: { id }, query: { lang: language } };
  return useQuery(customerQuery(useCustomerAccess(), showVehicleCall, input));
}

export interface Activities {
  /** Still ahead or under way, next event first. */
  coming: Activity[];
  /** Finished or canceled, newest first. */
  past: Activity[];
}

/** What the customer has going on, or with one of their vehicles. Orders have a part of the page to themselves. */
export function useActivities(vehicleId?: string) {
  const language = useLanguage();
  const query = { lang: language, vehicleId };
  return useQuery({
    ...customerQuery(useCustomerAccess(), listActivitiesCall, { language, query }),
    refetchOnWindowFocus: "always",
    select: split,
  });
}

function split(all: Activity[]): Activities {
  const activities = all.filter(({ type }) => type !== "order");
  const isPast = (activity: Activity) => ["finished", "canceled"].includes(badgeGroupOf(activity.status));
  return { coming: activities.filter((one) => !isPast(one)), past: activities.filter(isPast) };
}
