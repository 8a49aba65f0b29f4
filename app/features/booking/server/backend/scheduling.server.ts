import type { CampaignRefusal } from "#app/features/campaigns/campaigns.server.ts";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import type { SlotRefusal, VisitRefusal } from "#app/features/scheduling/scheduling.server.ts";
import type { Language } from "#app/i18n/language.ts";
import type { Result } from "#app/lib/result.ts";
import type { OnceElsewhere } from "#app/platform/api/api-server.server.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { Activity, AppointmentDetails } from "../../activity-calls.ts";
import type { findEarliestCall } from "../../earliest-call.ts";
import type { RoomRefusal } from "../../rules/appointments/vehicle-room.ts";
import {
  type BookedAppointment,
  type BookingRequest,
  bookAppointment,
} from "../appointments/book-appointment.server.ts";
import {
  type AppointmentChange,
  type CampaignChangeRefusal,
  type ChangedAppointment,
  type ChangeRefusal,
  cancelAppointment,
  changeAppointment,
} from "../appointments/change-appointment.server.ts";
import {
  type ActivitiesQuery,
  listActivities,
  readAppointment,
} from "../appointments/read-appointments.server.ts";
import { type EarliestRequest, findEarliest } from "../times/find-earliest.server.ts";
import { findSlots, type SlotsRequest } from "../times/find-slots.server.ts";

/** What only another system can refuse: the request names something that does not exist there. */
type ForeignRefusal = "reference-not-known";
export type BookRefusal =
  | SlotRefusal
  | CampaignRefusal
  | RoomRefusal
  | "duplicate-appointment"
  | ForeignRefusal;
export type RescheduleRefusal =
  | SlotRefusal
  | "vehicle-busy"
  | CampaignChangeRefusal
  | ChangeRefusal
  | ForeignRefusal;

export interface CanceledAppointment extends Omit<BookedAppointment, "requoted"> {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * Where appointments are planned and stored. Writes are made once for one idempotency key of one customer, also where an
 * earlier try succeeded and its answer was lost. A system that does not answer throws `BackendUnavailable`; nothing is
 * refused for that reason. Holds, waiting list, campaign requests and calendar feed are there with our own database only
 * (`hasOwnCalendar`).
 */
export interface Scheduling {
  readonly name: string;
  /** Free slots between two days, both included, in order of time, each bookable as it is offered. */
  findFreeSlots(request: SlotsRequest): Promise<Result<TimeSlot[], VisitRefusal>>;
  /** The first free time of each center, or those nearest to a day, and how many each day of the horizon has. */
  findEarliest(request: EarliestRequest): Promise<Result<AnswerOf<typeof findEarliestCall>, VisitRefusal>>;
  book(once: OnceElsewhere, request: BookingRequest): Promise<Result<BookedAppointment, BookRefusal>>;
  change(once: OnceElsewhere, edit: AppointmentChange): Promise<Result<BookedAppointment, RescheduleRefusal>>;
  cancel(once: OnceElsewhere, which: ChangedAppointment): Promise<Result<CanceledAppointment, ChangeRefusal>>;
  /** A customer's appointments, next event first: of what is to come and of what has begun those nearest to now. */
  listActivities(query: ActivitiesQuery, language: Language, now: Date): Promise<Activity[]>;
  /** One of them. Undefined for someone else's, as for one that nobody has. */
  readAppointment(
    customerId: string,
    appointmentId: string,
    language: Language,
    now: Date,
  ): Promise<AppointmentDetails | undefined>;
}

/** Appointments in our own database: each write is one transaction with its stored answer. */
export const builtInScheduling: Scheduling = {
  name: "built-in",
  findFreeSlots: findSlots,
  findEarliest,
  book: (once, request) => bookAppointment(transactionOf(once), request),
  change: (once, edit) => changeAppointment(transactionOf(once), edit),
  cancel: (once, which) => cancelAppointment(transactionOf(once), which),
  listActivities,
  readAppointment,
};

function transactionOf({ trx }: OnceElsewhere): AnyTransaction {
  if (trx === undefined) throw new Error("a write to our own database needs the transaction of its answer");
  return trx;
}
