import { dayIn } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { defineWords } from "#app/i18n/words.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import {
  answerCall,
  answerWrite,
  callRoutes,
  type SignedInCustomer,
} from "#app/platform/api/api-server.server.ts";
import type { BodyOf } from "#app/platform/api/call.ts";
import { config } from "#app/platform/config.server.ts";
import { changeDriveCall, createDriveCall, requestDriveCall } from "./calls.ts";
import { listDriveCarsCall, listDriveShowroomsCall } from "./car-calls.ts";
import { bookedAnswer, canceledAnswer } from "./drive-answers.server.ts";
import { listDriveCars, listDriveShowrooms } from "./server/cars/list-cars.server.ts";
import { bookDrive } from "./server/drives/book-drive.server.ts";
import { cancelDrive, changeDrive } from "./server/drives/change-drive.server.ts";
import { isConfirmedNumber } from "./server/drives/check-driver.server.ts";
import "./server/drives/forget-drives.server.ts";
import { drivePath } from "./server/drives/drive-link.server.ts";
import { takerOf } from "./server/drives/drive-names.server.ts";
import { requestDrive } from "./server/drives/request-drive.server.ts";
import type { Driver } from "./server/drives/save-drive.server.ts";
import {
  findDriveSlotsCall,
  findEarliestDrivesCall,
  holdDriveCall,
  releaseDriveHoldCall,
} from "./time-calls.ts";
import "./server/personal-data.server.ts";
import "./server/showroom/remind-showroom.server.ts";
import { findDriveTimes, findEarliestDrives } from "./server/times/find-drive-times.server.ts";
import { holdDrive, holderOf, releaseDriveHold } from "./server/times/hold-drive.server.ts";

export { drivePages } from "./signed-pages/drive-pages.server.ts";
export { showroomPages } from "./signed-pages/showroom-pages.server.ts";

const messages = defineWords({
  confirmed: { en: "Your test drive is booked.", ar: "تم حجز تجربة القيادة." },
  requested: {
    en: "Your test drive request is received. The showroom will confirm it shortly.",
    ar: "استلمنا طلب تجربة القيادة، وستؤكده صالة العرض قريباً.",
  },
  received: {
    en: "Your test drive request is received. The showroom will call you to agree on a time.",
    ar: "استلمنا طلب تجربة القيادة، وستتصل بك صالة العرض للاتفاق على موعد.",
  },
  changed: { en: "Your test drive is changed.", ar: "تم تعديل موعد تجربة القيادة." },
  canceled: { en: "Your test drive is canceled.", ar: "تم إلغاء تجربة القيادة." },
});

export const testDriveApi = callRoutes([
  answerCall(listDriveCarsCall, async ({ query, language, now }) =>
    succeed(await listDriveCars(query.brand, language, dayIn(now, config.importer.zone))),
  ),

  answerCall(listDriveShowroomsCall, async ({ query, language, now }) =>
    succeed(await listDriveShowrooms(wantedOf(query), language, dayIn(now, config.importer.zone))),
  ),

  answerCall(findDriveSlotsCall, async ({ body, now }) => {
    const days = { firstDay: body.startTime.slice(0, 10), lastDay: body.endTime.slice(0, 10) };
    const request = { ...wantedOf(body), showroomIds: body.territoryIds, carIds: body.resources, now };
    return succeed(await findDriveTimes({ ...request, except: ownHour(body) }, days));
  }),

  answerCall(findEarliestDrivesCall, async ({ body, now }) => {
    const request = { ...wantedOf(body), carIds: body.resources, near: body.near, now };
    return succeed(await findEarliestDrives({ ...request, except: ownHour(body) }));
  }),

  answerWrite(holdDriveCall, async ({ body, now, address, trx }) => {
    const { holder, work } = body;
    const held = await holdDrive(trx, timeOf(body, now), { holder, work, address, now });
    return held.ok ? succeed({ heldUntil: held.value.toISOString() }) : held;
  }),

  answerWrite(releaseDriveHoldCall, async ({ query, now, trx }) => {
    await releaseDriveHold(trx, query.holder, now);
    return succeed(null);
  }),

  answerWrite(createDriveCall, async ({ body, customer, language, now, log, trx }) => {
    const { license, holder } = body;
    const driver = driverOf(body, customer, language);
    if (!(await isConfirmedNumber({ ...driver, phoneProof: body.phoneProof }, now, trx)))
      return refuse("phone-not-confirmed");
    const booked = await bookDrive(trx, { ...timeOf(body, now), driver, license, holder });
    if (!booked.ok) return booked;
    const { id, code, requoted } = booked.value;
    if (requoted) log.info({ driveId: id }, "booked on an expired promise");
    const message = messages.of(language)[code === "confirmed" ? "confirmed" : "requested"];
    return { ...succeed(bookedAnswer(booked.value, language, now)), message };
  }),

  answerWrite(requestDriveCall, async ({ body, customer, language, now, trx }) => {
    const driver = driverOf(body, customer, language);
    if (!(await isConfirmedNumber({ ...driver, phoneProof: body.phoneProof }, now, trx)))
      return refuse("phone-not-confirmed");
    const wanted = { ...wantedOf(body), showroomId: body.serviceTerritoryId, driver, now };
    const requested = await requestDrive(trx, wanted);
    if (!requested.ok) return requested;
    const { id, reference } = requested.value;
    const answer = { taskId: id, reference, link: drivePath({ id, reference }) };
    return { ...succeed(answer), message: messages.of(language).received };
  }),

  answerWrite(changeDriveCall, async ({ body, customer, language, now, trx }) => {
    const seen = { id: body.appointmentId, version: body.version, owner: { customerId: customer.id }, now };
    if (body.status === "canceled") {
      const canceled = await cancelDrive(trx, seen);
      if (!canceled.ok) return canceled;
      return { ...succeed(canceledAnswer(canceled.value)), message: messages.of(language).canceled };
    }
    const { serviceTerritoryId: showroomId, territoryPromiseKey: promiseKey } = body;
    const startsAt = new Date(body.schedStartTime);
    const changed = await changeDrive(trx, { ...seen, showroomId, startsAt, promiseKey });
    if (!changed.ok) return changed;
    return { ...succeed(bookedAnswer(changed.value, language, now)), message: messages.of(language).changed };
  }),
]);

interface WantedFields {
  readonly brand: string;
  readonly car?: string | undefined;
  readonly vehicleNo?: string | undefined;
}

function wantedOf({ brand, car, vehicleNo }: WantedFields) {
  return { brand, model: car, vehicleNo };
}

function timeOf(body: Omit<BodyOf<typeof holdDriveCall>, "holder" | "work">, now: Date) {
  return {
    ...wantedOf(body),
    showroomId: body.serviceTerritoryId,
    startsAt: new Date(body.schedStartTime),
    carIds: body.resources,
    promiseKey: body.territoryPromiseKey,
    now,
  };
}

/** What is free for the one who looks: what they hold, and the hour of the drive that is to be moved. */
function ownHour({
  holder,
  appointmentId,
}: {
  holder?: string | undefined;
  appointmentId?: string | undefined;
}) {
  if (appointmentId !== undefined) {
    const { as, ...owner } = takerOf({ id: appointmentId });
    return { ...owner, ...as };
  }
  return holder === undefined ? undefined : holderOf(holder);
}

type DriverFields = Pick<
  BodyOf<typeof createDriveCall>,
  "firstName" | "lastName" | "mobile" | "phoneProof" | "email" | "notes" | "marketingConsent"
>;

function driverOf(
  { firstName, lastName, mobile, phoneProof, email, notes = "", marketingConsent }: DriverFields,
  customer: SignedInCustomer | undefined,
  language: Language,
): Driver {
  const person = { firstName, lastName, mobile, email, notes, marketingConsent, language };
  return { ...person, customerId: customer?.id, isPhoneConfirmed: phoneProof !== undefined };
}
