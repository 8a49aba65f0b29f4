import { randomUUID } from "node:crypto";
import type { BookingRequest } from "#app/features/booking/server/appointments/book-appointment.server.ts";
import type { ChangedAppointment } from "#app/features/booking/server/appointments/change-appointment.server.ts";
import type { Scheduling } from "#app/features/booking/server/backend/scheduling.server.ts";
import type { SlotsRequest } from "#app/features/booking/server/times/find-slots.server.ts";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { promiseKeys } from "#app/features/scheduling/server/slots/slot-promise.server.ts";
import type { Result } from "#app/lib/result.ts";
import type { OnceElsewhere } from "#app/platform/api/api-server.server.ts";
import { answerOnce, answerOnceElsewhere } from "#app/platform/api/idempotency.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { hajar } from "./booking-api.ts";

const dayMs = 86_400_000;
const dayIn = (days: number) => new Date(now().getTime() + days * dayMs).toISOString().slice(0, 10);
type RequestChanges = Partial<Omit<BookingRequest, "customerId">>;

/** What differs in a request for another car than the one that the slot was promised to. */
export function ofCar(slot: TimeSlot | undefined, vehicleId: string, customerId = noora.id) {
  const [start = 0, end = 0] = [slot?.startTime, slot?.endTime].map((time = "") => Date.parse(time) / 60_000);
  const terms = { customerId, vehicleId, serviceCodes: ["pm10"] };
  const centerId = slot?.territories[0]?.id ?? "";
  const [promiseKey = ""] = promiseKeys(terms, [{ centerId, start, end }], now());
  return { vehicleId, promiseKey };
}

/** A customer of the demo who uses a scheduling as the API lets them: every write once for one key. */
export function schedulingCustomer(scheduling: () => Scheduling, customerId = noora.id) {
  const requestOf = (slot: TimeSlot | undefined, changes: RequestChanges = {}): BookingRequest => {
    const territory = slot?.territories.find(({ id }) => id === (changes.centerId ?? id));
    if (slot === undefined || territory === undefined) throw new Error("no slot to book");
    return {
      customerId,
      vehicleId: hajar,
      brand: "rimal",
      centerId: territory.id,
      startsAt: new Date(slot.startTime),
      endsAt: new Date(slot.endTime),
      serviceCodes: ["pm10"],
      mileage: 41_500,
      serviceNote: "A noise on the left",
      additionalInformation: "Blue key, 'spare' \\ in the box",
      language: "ar",
      promiseKey: territory.territoryPromiseKey,
      now: now(),
      ...changes,
    };
  };
  const write = <T, Code extends string>(
    key: string,
    what: string,
    work: (by: OnceElsewhere) => Promise<Result<T, Code>>,
  ) => {
    const request = { actor: customerId, key, content: [what], now: now() };
    return scheduling().name === "built-in"
      ? answerOnce(request, (trx) => work({ trx, idempotencyKey: key }))
      : answerOnceElsewhere(request, () => work({ idempotencyKey: key }));
  };
  return {
    findSlots: (changes: Partial<SlotsRequest> = {}) =>
      scheduling().findFreeSlots({
        ...{ customerId, vehicleId: hajar, brand: "rimal", serviceCodes: ["pm10"], now: now() },
        ...{ centerIds: ["al-sadd"], firstDay: dayIn(0), lastDay: dayIn(14), ...changes },
      }),
    findEarliest: (changes: Partial<SlotsRequest> = {}) =>
      scheduling().findEarliest({
        ...{ customerId, vehicleId: hajar, brand: "rimal", serviceCodes: ["pm10"], now: now() },
        ...{ centerIds: ["al-sadd"], ...changes },
      }),
    book: (slot: TimeSlot | undefined, changes: RequestChanges = {}, key: string = randomUUID()) =>
      write(key, "book", (by) => scheduling().book(by, requestOf(slot, changes))),
    change: (
      appointmentId: string,
      slot: TimeSlot | undefined,
      changes: RequestChanges & Partial<ChangedAppointment> = {},
      key: string = randomUUID(),
    ) =>
      write(key, "change", (by) => {
        const request = { ...requestOf(slot, changes), ...changes, appointmentId };
        return scheduling().change(by, request);
      }),
    cancel: (appointmentId: string, changes: Partial<ChangedAppointment> = {}, key: string = randomUUID()) =>
      write(key, "cancel", (by) => {
        const which = { customerId, appointmentId, now: now(), ...changes };
        return scheduling().cancel(by, which);
      }),
    read: (appointmentId: string) => scheduling().readAppointment(customerId, appointmentId, "ar", now()),
    list: (vehicleId?: string) => scheduling().listActivities({ customerId, vehicleId }, "ar", now()),
  };
}

/** The value of what went well; a refusal fails the test that expected none. */
export async function granted<T>(
  result: Promise<{ ok: true; value: T } | { ok: false; code: string }>,
): Promise<T> {
  const outcome = await result;
  if (!outcome.ok) throw new Error(`refused: ${outcome.code}`);
  return outcome.value;
}
