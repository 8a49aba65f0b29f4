import * as z from "zod/mini";
import { byId, changedRecord, instant, recordId, version } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

export const listDevicesCall = defineOfficeCall({
  id: "list-devices",
  method: "GET",
  path: "/devices",
  deed: "device.manage",
  namesNoCustomer: "Names of tablets and colleagues.",
  answer: z.object({
    devices: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        place: z.string(),
        placeName: z.string(),
        version,
        registeredAt: instant,
        registeredBy: z.string(),
        revokedAt: z.nullable(instant),
        lastUsedAt: z.nullable(instant),
        lastUsedBy: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: {},
});

/** Makes the browser that asks a shared device of a place: the answer sets its cookie, and the caller's session ends with it. */
export const registerDeviceCall = defineOfficeCall({
  id: "register-device",
  method: "POST",
  path: "/devices",
  deed: "device.manage",
  namesNoCustomer: "A tablet of a place.",
  body: z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)), place: recordId }),
  answer: changedRecord,
  refusals: {},
});

export const revokeDeviceCall = defineOfficeCall({
  id: "revoke-device",
  method: "POST",
  path: "/devices/:id/revoke",
  deed: "device.manage",
  namesNoCustomer: "A tablet of a place.",
  params: byId,
  body: z.object({ version }),
  answer: changedRecord,
  refusals: {},
});
