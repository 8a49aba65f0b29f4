import type { CampaignRefusal } from "#app/features/campaigns/server/campaign-terms.server.ts";
import { requestCampaign } from "#app/features/campaigns/server/request-campaign.server.ts";
import {
  findFreeSlotsFor,
  type SlotsAsked,
} from "#app/features/scheduling/server/slots/find-free-slots.server.ts";
import { findNextFreeAppointment } from "#app/features/scheduling/server/slots/find-next-free.server.ts";
import { holdSlot, releaseHold } from "#app/features/scheduling/server/slots/hold-slot.server.ts";
import type { SlotRefusal, SlotWish } from "#app/features/scheduling/server/slots/take-slot.server.ts";
import type { VisitRefusal } from "#app/features/scheduling/server/slots/visit-terms.server.ts";
import { leaveWaitingList } from "#app/features/waiting-list/server/end-waiting.server.ts";
import { joinWaitingList } from "#app/features/waiting-list/server/join-waiting-list.server.ts";
import { listWaiting } from "#app/features/waiting-list/server/list-waiting.server.ts";
import type { Language } from "#app/i18n/language.ts";
import type { Result } from "#app/lib/result.ts";
import type { OnceDone } from "#app/platform/api/api-server.server.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { Activity, AppointmentDetails } from "../../activity-calls.ts";
import type { NextFreeAppointment, TimeSlot } from "../../calls.ts";
import type { findEarliestCall } from "../../earliest-call.ts";
import type { RoomRefusal } from "../../rules/appointments/vehicle-room.ts";
import {
  type BookedAppointment,
  type BookingWish,
  bookAppointment,
} from "../appointments/book-appointment.server.ts";
import {
  type CampaignChangeRefusal,
  type ChangedAppointment,
  type ChangeRefusal,
  cancelAppointment,
  changeAppointment,
} from "../appointments/change-appointment.server.ts";
import {
  type ActivitiesAsked,
  listActivities,
  readAppointment,
  readAppointmentsSince,
} from "../appointments/read-appointments.server.ts";
import { type EarliestAsked, findEarliest } from "../times/find-earliest.server.ts";

/** What only another system can refuse: something that the request names is not known there. */
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

export type ChangeWish = Omit<BookingWish, "vehicleId" | "campaign"> & ChangedAppointment;
export interface CanceledAppointment extends Omit<BookedAppointment, "requoted"> {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * Where appointments are planned and kept. Writes are made once for one idempotency key of one customer, also where an
 * earlier try succeeded and its answer was lost. A system that does not answer throws `BackendUnavailable`; nothing is
 * refused for that reason.
 */
export interface Scheduling {
  readonly name: string;
  /** Free slots between two days, both included, in order of time, each bookable as it is offered. */
  findFreeSlots(asked: SlotsAsked): Promise<Result<TimeSlot[], VisitRefusal>>;
  /** The first free time of each centre, or those nearest to a day, and how many each day of the horizon has. */
  findEarliest(asked: EarliestAsked): Promise<Result<AnswerOf<typeof findEarliestCall>, VisitRefusal>>;
  /** The earliest free time for maintenance at any centre; null where none is near, or where nobody can say. */
  findNextFree(brand: string, language: Language, now: Date): Promise<NextFreeAppointment | null>;
  book(once: OnceDone, wish: BookingWish): Promise<Result<BookedAppointment, BookRefusal>>;
  change(once: OnceDone, wish: ChangeWish): Promise<Result<BookedAppointment, RescheduleRefusal>>;
  cancel(once: OnceDone, which: ChangedAppointment): Promise<Result<CanceledAppointment, ChangeRefusal>>;
  /** Absent where times cannot be held: they are free for everybody until somebody books. */
  readonly holds?: {
    hold(trx: AnyTransaction, wish: SlotWish): Promise<Result<Date, SlotRefusal>>;
    release(trx: AnyTransaction, owner: Pick<SlotWish, "customerId" | "vehicleId" | "now">): Promise<void>;
  };
  /** Absent where nobody hears of hours that are given back. */
  readonly waitingList?: {
    readonly list: typeof listWaiting;
    readonly join: typeof joinWaitingList;
    readonly leave: typeof leaveWaitingList;
  };
  /** Absent where a visit needs a vehicle of the account. */
  readonly campaignRequests?: { readonly request: typeof requestCampaign };
  /** Absent where appointments cannot be read for a calendar, which asks often and for nobody who is signed in. */
  readonly calendarFeed?: { readonly appointmentsSince: typeof readAppointmentsSince };
  /** A customer's appointments, next event first: of what is to come and of what has begun those nearest to now. */
  listActivities(asked: ActivitiesAsked, language: Language, now: Date): Promise<Activity[]>;
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
  findFreeSlots: findFreeSlotsFor,
  findEarliest,
  findNextFree: findNextFreeAppointment,
  book: ({ trx }, wish) => bookAppointment(trx, wish),
  change: ({ trx }, wish) => changeAppointment(trx, wish),
  cancel: ({ trx }, which) => cancelAppointment(trx, which),
  holds: { hold: holdSlot, release: releaseHold },
  waitingList: { list: listWaiting, join: joinWaitingList, leave: leaveWaitingList },
  campaignRequests: { request: requestCampaign },
  calendarFeed: { appointmentsSince: readAppointmentsSince },
  listActivities,
  readAppointment,
};
