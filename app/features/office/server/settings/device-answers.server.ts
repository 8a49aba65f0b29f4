import {
  listDevices,
  placeOfDevice,
  registerDevice,
  revokeDevice,
  signOut,
} from "#app/features/staff/staff.server.ts";
import { succeed } from "#app/lib/result.ts";
import { listDevicesCall, registerDeviceCall, revokeDeviceCall } from "../../calls/settings/device-calls.ts";
import { answerDeed, answerRead } from "../answer-office.server.ts";
import { placeNames } from "../answers/place-names.server.ts";

/** Shared tablets: a browser becomes one of a place, and is none from the moment in which it is revoked. */
export const deviceAnswers = [
  answerRead(listDevicesCall, async ({ places, language }) => {
    const [devices, names] = await Promise.all([listDevices(places), placeNames(language)]);
    return succeed({
      devices: devices.map(({ id, name, place, version, registeredBy, lastUsedBy, ...at }) => ({
        ...{ id, name, place, version, registeredBy, lastUsedBy, placeName: names.get(place) ?? place },
        registeredAt: at.registeredAt.toISOString(),
        revokedAt: at.revokedAt?.toISOString() ?? null,
        lastUsedAt: at.lastUsedAt?.toISOString() ?? null,
      })),
    });
  }),

  answerDeed(
    registerDeviceCall,
    async ({ trx, body, by, now, session }) => {
      const { deviceId, token, version, changes } = await registerDevice(trx, { ...body, by, now });
      // The browser is everybody's from now on: what its manager may elsewhere is not left on it.
      await signOut(trx, { sessionId: session.sessionId, memberId: by.staffId }, now);
      return {
        ...succeed({ id: deviceId, version }),
        audit: { record: { type: "device", id: deviceId }, changes },
        cookies: { device: token },
      };
    },
    ({ body }) => body.place,
  ),

  answerDeed(
    revokeDeviceCall,
    async ({ trx, params, body, by, now }) => {
      const revoked = await revokeDevice(trx, { by, deviceId: params.id, version: body.version, now });
      if (!revoked.ok) return revoked;
      const { version, changes } = revoked.value;
      return {
        ...succeed({ id: params.id, version }),
        audit: { record: { type: "device", id: params.id }, changes },
      };
    },
    ({ params }) => placeOfDevice(params.id),
  ),
];
