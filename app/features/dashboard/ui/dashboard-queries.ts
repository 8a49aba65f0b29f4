import { useQuery } from "@tanstack/react-query";
import { type Activity, listActivitiesCall } from "#app/features/booking/activity-calls.ts";
import { stageOf } from "#app/features/booking/rules/appointments/activity-order.ts";
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
  /** Closed, or over by their time, newest first. */
  past: Activity[];
}

/** What the customer has going on, or with one of their vehicles. Orders have a part of the page to themselves. */
export function useActivities(vehicleId?: string) {
  const language = useLanguage();
  const access = useCustomerAccess();
  const query = { lang: language, vehicleId };
  return useQuery({
    ...customerQuery(access, listActivitiesCall, { language, query }),
    refetchOnWindowFocus: "always",
    select: (all) => split(all, new Date(access.serverNow())),
  });
}

function split(all: Activity[], now: Date): Activities {
  const activities = all.filter(({ type }) => type !== "order");
  const isComing = (activity: Activity) => stageOf(activity, now) === "coming";
  return { coming: activities.filter(isComing), past: activities.filter((one) => !isComing(one)) };
}
