import type { ReactNode } from "react";
import type { Activity } from "#app/features/booking/activity-calls.ts";
import type { VehicleDetails, Warranty } from "#app/features/garage/calls.ts";
import { warrantyEndDate } from "#app/features/garage/rules/warranties.ts";
import type { Language } from "#app/i18n/language.ts";
import dashboardContent from "../../../../content/demo/dashboard-page.json" with { type: "json" };
import vehicleContent from "../../../../content/demo/vehicle-details-page.json" with { type: "json" };
import { render } from "../../../../tests/components/render.tsx";
import type { DashboardPage } from "../content/dashboard-page.ts";
import type { VehicleDetailsPage } from "../content/vehicle-details-page.ts";
import { DashboardTextsContext } from "./dashboard/dashboard-page.ts";
import { VehicleTextsContext } from "./vehicle/vehicle-page.ts";

/** The demo's texts of both pages. */
export const dashboardTexts = dashboardContent.fragments[0] as unknown as Record<Language, DashboardPage>;
export const vehicleTexts = vehicleContent.fragments[0] as unknown as Record<Language, VehicleDetailsPage>;

/** The morning on which these pages are looked at. */
export const today = "2026-11-23T08:00:00.000Z";

type RenderOptions = NonNullable<Parameters<typeof render>[1]>;

/** Around a part of these pages: the demo's texts. */
export function inTexts(node: ReactNode, language: Language = "en") {
  return (
    <DashboardTextsContext value={dashboardTexts[language]}>
      <VehicleTextsContext value={vehicleTexts[language]}>{node}</VehicleTextsContext>
    </DashboardTextsContext>
  );
}

/** Renders a part of the customer's pages for a signed-in customer, with the demo's texts. */
export function renderForCustomer(node: ReactNode, { customer, ...rest }: RenderOptions = {}) {
  const access = { serverNow: () => Date.parse(today), ...customer };
  return render(inTexts(node, rest.language), { customer: access, ...rest });
}

/** A warranty with its last day. */
export function warrantyUntil(day: string, changes: Partial<Warranty> = {}): Warranty {
  return {
    warrantyType: "Basic",
    warrantyRuntime: 36,
    warrantyEndDate: warrantyEndDate(new Date(`${day}T20:59:59.999Z`)),
    warrantyStatus: "active",
    warrantyOutputLimit: null,
    ...changes,
  };
}

export function vehicleExample(changes: Partial<VehicleDetails> = {}): VehicleDetails {
  return {
    ...{ vehicleId: "v1", vin: "RMLNA1B2C3D400001", brand: "rimal", model: "Nasma", modelYear: 2023 },
    ...{ modelCode: "NSM", makeCode: "RML", licensePlateNumber: "123456", mileage: 41_200 },
    ...{ lastServiceDate: null, warranty: null, warranties: [], serviceHistory: [] },
    image: "/images/cars/nasma.webp",
    ...changes,
  };
}

export function activityExample(changes: Partial<Activity> = {}): Activity {
  return {
    id: "a1",
    type: "service",
    code: "CNF",
    status: "upcoming",
    title: "10,000 km",
    reference: "RM-7K3QXA",
    at: "2026-12-01T05:00:00.000Z",
    endAt: "2026-12-01T06:00:00.000Z",
    location: "Lusail center",
    timeZone: "Asia/Qatar",
    vehicleId: "v1",
    actions: ["view"],
    ...changes,
  };
}
