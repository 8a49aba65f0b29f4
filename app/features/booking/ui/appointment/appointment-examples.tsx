import type { ReactNode } from "react";
import type { Language } from "#app/i18n/language.ts";
import content from "../../../../../content/demo/appointment-page.json" with { type: "json" };
import type { AppointmentDetails } from "../../activity-calls.ts";
import type { AppointmentPage } from "../../content/appointment-page.ts";
import { AppointmentPageContext } from "./appointment-page.ts";

/** The demo's texts of an appointment's page. */
export const appointmentTexts = content.fragments[0] as unknown as Record<Language, AppointmentPage>;

/** Around a part of the page. */
export function onAppointmentPage(node: ReactNode, language: Language = "en") {
  const page = { texts: appointmentTexts[language], priceList: undefined };
  return <AppointmentPageContext value={page}>{node}</AppointmentPageContext>;
}

/** An appointment as its call answers it; `changes` say what matters to a test. */
export function appointmentExample(changes: Partial<AppointmentDetails> = {}): AppointmentDetails {
  return {
    id: "a1",
    reference: "RM-7K3QXA",
    code: "CNF",
    status: "upcoming",
    schedStartTime: "2026-12-01T05:00:00.000Z",
    schedEndTime: "2026-12-01T06:30:00.000Z",
    timeZone: "Asia/Qatar",
    serviceTerritoryId: "c1",
    serviceTypes: "pm10;gr-brakes",
    vehicleId: "v1",
    mileage: 41_200,
    serviceNote: "",
    additionalInformation: "",
    locationInfo: {
      ...{ latitude: 25.42, longitude: 51.5, title: "Lusail center", address: "Street 1" },
      phoneNumber: "+97455001200",
    },
    serviceAppointmentAdditionalData: {
      serviceList: [
        { typeCode: "pm10", description: "10,000 km" },
        { typeCode: "gr-brakes", description: "Brakes" },
      ],
    },
    history: [{ code: "CNF", at: "2026-11-20T09:00:00.000Z" }],
    version: 3,
    actions: ["view", "edit", "cancel"],
    ...changes,
  };
}
