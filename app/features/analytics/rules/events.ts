import type { LeadKind } from "#app/lib/lead-kinds.ts";

/**
 * Every event of the site, as the data layer gets it (product/behavior.md#analytics). An event that is not of
 * this shape does not compile. None has a field for a name, an address, a number plate or a VIN: personal data never
 * enters, and `without-personal-data.ts` guards the texts that remain.
 */
export type AnalyticsEvent =
  | {
      readonly event: "page_view";
      /** The path without its query, which may hold login codes and ids. */
      readonly page: string;
      readonly title: string;
      readonly language: "en" | "ar";
      /** `utm_campaign` and `campaign` of the address. */
      readonly utmCampaign?: string;
      readonly campaign?: string;
    }
  /** Names are those of `click-names.ts`, never the element's text: a profile button bears a customer's name. */
  | { readonly event: "click"; readonly name: string; readonly place: string; readonly target?: string }
  | { readonly event: "login" }
  | { readonly event: "logout" }
  | {
      readonly event: "slider_button";
      readonly slider: string;
      readonly button: "next" | "previous" | "tab";
      readonly slide: number;
      /** Whether this brought the first or the last slide (product/behavior.md#sliders). */
      readonly edge?: "first" | "last";
    }
  /** The slides that are in view; 0 is the first. */
  | {
      readonly event: "slider_view";
      readonly slider: string;
      readonly start: number;
      readonly end: number;
      readonly active: number;
    }
  | { readonly event: "vehicle_view"; readonly vehicle: VehicleDetails }
  | {
      readonly event: "booking_step";
      readonly flow: BookingFlow;
      readonly step: string;
      /** 1 is the first. */
      readonly stepNumber: number;
      readonly vehicle?: VehicleDetails;
    }
  | BookingConfirmation
  | LeadSent
  | {
      readonly event: "error";
      readonly kind: "uncaught" | "script" | "page" | "login" | "session" | "booking" | "form";
      readonly message: string;
      readonly page: string;
    }
  /** Recorded once a session. */
  | { readonly event: "ServiceCampaignError"; readonly campaign: string; readonly message: string };

export type BookingFlow = "service" | "test-drive";

/** A form for sales was sent and is stored; `id` is the task's. Of a company no more than how many vehicles. */
interface LeadSent {
  readonly event: "lead_sent";
  readonly form: Exclude<LeadKind, "task">;
  readonly page: string;
  readonly id: string;
  readonly offer?: string;
  readonly campaign?: string;
  /** The importer's own number of a used car. */
  readonly vehicleNo?: string;
  /** Slugs of models, joined by commas. */
  readonly models?: string;
  readonly count?: number;
  /** Months, or `purchase`. */
  readonly term?: string;
}

/** What is booked, when and where; `id` is the task's or the service appointment's. */
interface BookingConfirmation {
  readonly event: "booking_confirmation";
  readonly flow: BookingFlow;
  readonly vehicle: VehicleDetails;
  /** YYYY-MM-DD and HH:mm in the zone of the showroom or center. */
  readonly date: string;
  readonly time: string;
  readonly showroom: string;
  readonly statusText: "your booking is confirmed" | "your test drive request is received";
  readonly id: string;
}

export interface VehicleDetails {
  readonly brand: string;
  /** The id of a model of the range; of any other vehicle its model's name. */
  readonly model: string;
  readonly modelYear?: number;
  readonly trim?: string;
  readonly price?: number;
  readonly legacyVehicle?: boolean;
}

/** Vehicles of model years before this one are legacy vehicles. */
const legacyBefore = 2008;

/** A customer's vehicle as events may speak of it, with its legacy flag. */
export function vehicleDetails(vehicle: {
  readonly brand: string;
  readonly model: string;
  readonly modelYear: number;
}): VehicleDetails {
  const { brand, model, modelYear } = vehicle;
  return { brand, model, modelYear, legacyVehicle: modelYear < legacyBefore };
}
