import * as z from "zod/mini";
import { defineCall } from "#app/platform/api/call.ts";
import { notFound } from "#app/platform/api/refusals.ts";

const warrantyTypes = ["Battery", "Corrosion Perforation", "Basic", "Paint and Surface Rust"] as const;

/** A warranty of a vehicle (product/data.md#warranty). */
export const warranty = z.object({
  warrantyType: z.enum(warrantyTypes),
  /** Months; shown as years. */
  warrantyRuntime: z.int(),
  /** `/Date(ms)/`: the last moment of cover as a UTC instant. */
  warrantyEndDate: z.string().check(z.regex(/^\/Date\(-?\d+\)\/$/)),
  warrantyStatus: z.enum(["active", "expired"]),
  /** Kilometres; null where the distance is not limited. */
  warrantyOutputLimit: z.nullable(z.int()),
});
export type Warranty = z.output<typeof warranty>;

/** A visit to the workshop that is over. */
export const serviceVisit = z.object({
  id: z.string(),
  /** Calendar day in the center's zone, YYYY-MM-DD. */
  date: z.string(),
  mileage: z.int(),
  /** In the requested language. */
  title: z.string(),
  center: z.string(),
});
export type ServiceVisit = z.output<typeof serviceVisit>;

/** A customer's vehicle (product/data.md#vehicle). Names stand in the requested language. */
export const vehicle = z.object({
  vehicleId: z.string(),
  vin: z.string(),
  brand: z.string(),
  model: z.string(),
  modelYear: z.int(),
  modelCode: z.string(),
  makeCode: z.string(),
  licensePlateNumber: z.string(),
  mileage: z.int(),
  /** YYYY-MM-DD; null before the first visit. */
  lastServiceDate: z.nullable(z.string()),
  /** Whether any warranty is still in force; null without warranties. */
  warranty: z.nullable(z.enum(["active", "expired"])),
  warranties: z.array(warranty),
  /** Path of the picture at the image host. */
  image: z.string(),
});
export type Vehicle = z.output<typeof vehicle>;

export const vehicleDetails = z.extend(vehicle, { serviceHistory: z.array(serviceVisit) });
export type VehicleDetails = z.output<typeof vehicleDetails>;

const language = z.object({ lang: z.optional(z.enum(["en", "ar"])) });

/** The failure text is required, misleading as it reads (product/api.md#failed-reads). */
export const listVehiclesCall = defineCall({
  id: "vehicles.list",
  summary: "The signed-in customer's vehicles with their warranties",
  method: "GET",
  base: "v3",
  path: "/vehicles",
  who: "customer",
  query: language,
  answer: z.array(vehicle),
  refusals: {},
  failureText: "Failed to fetch appointments",
});

/** Someone else's vehicle is not found. */
export const showVehicleCall = defineCall({
  id: "vehicles.show",
  summary: "One vehicle with its warranties and service history",
  method: "GET",
  base: "v3",
  path: "/vehicles/:id",
  who: "customer",
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  query: language,
  answer: vehicleDetails,
  refusals: notFound,
  failureText: "Failed to fetch vehicle details",
});
