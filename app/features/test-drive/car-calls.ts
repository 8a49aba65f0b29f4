import * as z from "zod/mini";
import { code, lang } from "#app/features/scheduling/call-fields.ts";
import { defineCall } from "#app/platform/api/call.ts";
import { isOneCar, wanted } from "./drive-fields.ts";

/** A model that can be driven somewhere. */
const driveCar = z.object({
  /** The id of its content. */
  car: z.string(),
  /** In the requested language. */
  carName: z.string(),
  brand: z.string(),
  showrooms: z.array(z.string()),
});
export type DriveCarAnswer = z.output<typeof driveCar>;

export const listDriveCarsCall = defineCall({
  id: "test-drive.cars",
  summary: "The models that have a demo car at a showroom",
  method: "GET",
  base: "v3",
  path: "/test-drive/cars",
  who: "anyone",
  query: z.object({ brand: code, lang }),
  answer: z.array(driveCar),
  refusals: {},
  failureText: "Failed to fetch test drive cars",
});

/** A showroom, and which cars of the kind stand there. Texts are in the requested language. */
const driveShowroom = z.object({
  id: z.string(),
  title: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  phoneNumber: z.string(),
  /** IANA zone in which all its times are meant. */
  timeZone: z.string(),
  /** Until so many minutes before its start a drive is changed without a call. */
  changeMinutes: z.int(),
  cars: z.array(z.object({ id: z.string(), carName: z.string(), trim: z.string(), color: z.string() })),
});
export type DriveShowroom = z.output<typeof driveShowroom>;

export const listDriveShowroomsCall = defineCall({
  id: "test-drive.locations",
  summary: "The showrooms at which a model or a used car can be driven",
  method: "GET",
  base: "v3",
  path: "/test-drive/locations",
  who: "anyone",
  query: z.object({ ...wanted, lang }).check(isOneCar),
  answer: z.array(driveShowroom),
  refusals: {},
  failureText: "Failed to fetch showrooms",
});
