import * as z from "zod/mini";
import { normalVin } from "#app/lib/validation/vin.ts";
import { defineCall } from "#app/platform/api/call.ts";
import { notFound } from "#app/platform/api/refusals.ts";
import { linkRefusals } from "./refusals.ts";
import { linkStates, rejectReasons } from "./rules/link-states.ts";

/** A request of the signed-in customer to have a vehicle in their garage. */
export const vehicleLink = z.object({
  id: z.string(),
  /** As customers read it out. */
  reference: z.string(),
  vin: z.string(),
  plate: z.nullable(z.string()),
  /** The registration card that was sent with it. */
  documentId: z.nullable(z.string()),
  state: z.enum(linkStates),
  /** Why it was rejected; null in every other state. */
  reason: z.nullable(z.enum(rejectReasons)),
  /** What staff wrote beside the reason, in their language. */
  answerNote: z.nullable(z.string()),
  sentAt: z.string(),
  changedAt: z.string(),
});
export type VehicleLink = z.output<typeof vehicleLink>;

const language = z.object({ lang: z.optional(z.enum(["en", "ar"])) });
const vin = z.string().check(z.maxLength(64), z.overwrite(normalVin), z.regex(/^[A-Z0-9]{17}$/));
const plate = z.string().check(z.maxLength(32), z.overwrite(normalVin), z.regex(/^[A-Z0-9]{1,10}$/));
const note = z.string().check(
  z.maxLength(500),
  z.overwrite((value) => value.trim()),
);

export const listVehicleLinksCall = defineCall({
  id: "vehicle-links.list",
  summary: "The signed-in customer's requests for vehicles, newest first",
  method: "GET",
  base: "v3",
  path: "/vehicle-links",
  who: "customer",
  query: language,
  answer: z.array(vehicleLink),
  refusals: {},
  failureText: "Failed to fetch vehicle requests",
});

/** Staff answer it. The answer is the same whether we know the VIN or not (product/garage.md#linking-a-car). */
export const requestVehicleLinkCall = defineCall({
  id: "vehicle-links.request",
  summary: "Ask for a vehicle in the customer's garage",
  method: "POST",
  base: "v3",
  path: "/vehicle-links",
  who: "customer",
  query: language,
  body: z.object({
    vin,
    plate: z.optional(plate),
    note: z.optional(note),
    /** A confirmed registration card of the customer, for the staff to look at: the VIN is the one on it. */
    documentId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  }),
  answer: z.object({ id: z.string(), reference: z.string(), state: z.enum(linkStates) }),
  refusals: {
    ...notFound,
    "card-differs": linkRefusals["card-differs"],
    "already-yours": linkRefusals["already-yours"],
    "already-requested": linkRefusals["already-requested"],
    "too-many-links": linkRefusals["too-many-links"],
  },
  failureText: "Failed to send the vehicle request",
  limit: 30,
});

/** Someone else's request is not found. */
export const withdrawVehicleLinkCall = defineCall({
  id: "vehicle-links.withdraw",
  summary: "Withdraw a request for a vehicle",
  method: "DELETE",
  base: "v3",
  path: "/vehicle-links/:id",
  who: "customer",
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  query: language,
  answer: z.null(),
  refusals: { ...notFound, "already-answered": linkRefusals["already-answered"] },
  failureText: "Failed to withdraw the vehicle request",
});
