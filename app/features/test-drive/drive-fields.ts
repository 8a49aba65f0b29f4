import * as z from "zod/mini";
import { code, id } from "#app/features/scheduling/call-fields.ts";
import { vehicleNumber } from "#app/lib/validation/vehicle-number.ts";

/** A model's id of content, in small letters. */
const car = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80));
const vehicleNo = z.string().check(z.regex(vehicleNumber));
/** What is to be driven: a model by its demo cars, or one used car by its number. One of the two. */
export const wanted = { brand: code, car: z.optional(car), vehicleNo: z.optional(vehicleNo) };
export const isOneCar = z.refine<{ car?: string | undefined; vehicleNo?: string | undefined }>(
  (body) => (body.car === undefined) !== (body.vehicleNo === undefined),
  { path: ["car"] },
);
/** Demo cars by their ids, where one of several is preferred. */
export const resources = z.optional(z.array(id).check(z.minLength(1), z.maxLength(30)));
/** Made by the browser, at random; what it holds is free for it. */
export const holder = z.string().check(z.regex(/^[\w-]{22,64}$/));
