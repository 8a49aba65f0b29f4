import type { Actor, AppointmentCode } from "./appointment-states.ts";

/** What a customer is notified of. */
export type AppointmentNews =
  | "booked"
  | "changed"
  | "canceled"
  | "confirmed"
  | "rejected"
  | "moved-by-us"
  | "canceled-by-us"
  | "no-show"
  | "checked-in"
  | "ready"
  | "handed-over";

/** How an appointment stands, as far as its customer is concerned. */
export interface Standing {
  readonly code: AppointmentCode;
  readonly startsAt: Date;
  readonly centerId: string;
}

/** A move that counts. */
export interface CountingMove {
  readonly actor: Actor;
  /** It changed time or place. */
  readonly isReschedule: boolean;
}

interface NewsQuery {
  /** As the customer was last notified; undefined where they never were. */
  readonly announced: Standing | undefined;
  readonly current: Standing;
  /** The moves that the customer has not been notified of, in their order. */
  readonly since: readonly CountingMove[];
  /** Staff booked it: who made the booking was spoken to. */
  readonly isByStaff: boolean;
  readonly isNoShow: boolean;
}

type Stage = "requested" | "confirmed" | "workshop" | "ready" | "out" | "over";
const stageOf: Readonly<Record<AppointmentCode, Stage>> = {
  NEW: "requested",
  CREA: "requested",
  CNF: "confirmed",
  CIN: "workshop",
  WIP: "workshop",
  QCA: "workshop",
  PPY: "ready",
  RFD: "ready",
  OUT: "out",
  RJD: "over",
  CANC: "over",
};

/**
 * What a customer is notified of now: the difference between how they last heard of the appointment and how it stands,
 * however many moves lie between. Undefined where there is none: moves that were taken back say nothing.
 */
export function newsOf(query: NewsQuery): AppointmentNews | undefined {
  const { announced, current, since } = query;
  const byCustomer = since.some(({ actor }) => actor === "customer");
  if (stageOf[current.code] === "over") return newsOfEnd(query);
  if (announced === undefined) return newsOfFirst(query);
  const [before, after] = [stageOf[announced.code], stageOf[current.code]];
  const isElsewhere = +announced.startsAt !== +current.startsAt || announced.centerId !== current.centerId;
  const movedByUs = isElsewhere && since.some(({ actor, isReschedule }) => actor === "staff" && isReschedule);
  if (after === "requested" || after === "confirmed") {
    if (movedByUs) return "moved-by-us";
    if (byCustomer || isElsewhere) return "changed";
    return before === "requested" && after === "confirmed" ? "confirmed" : undefined;
  }
  return before === after ? undefined : newsOfStage(after);
}

/** Rejected, canceled or not come, unless the customer knows that it is over or never heard of it. */
function newsOfEnd({
  announced,
  current,
  since,
  isByStaff,
  isNoShow,
}: NewsQuery): AppointmentNews | undefined {
  if (announced !== undefined && stageOf[announced.code] === "over") return undefined;
  if (since.at(-1)?.actor === "customer") return "canceled";
  if (announced === undefined && isByStaff) return undefined;
  if (current.code === "RJD") return "rejected";
  return isNoShow ? "no-show" : "canceled-by-us";
}

function newsOfFirst({ current, since }: NewsQuery): AppointmentNews {
  const after = stageOf[current.code];
  if (after !== "requested" && after !== "confirmed") return newsOfStage(after) ?? "booked";
  return since.filter(({ actor }) => actor === "customer").length > 1 ? "changed" : "booked";
}

function newsOfStage(stage: Stage): AppointmentNews | undefined {
  if (stage === "workshop") return "checked-in";
  if (stage === "ready") return "ready";
  return stage === "out" ? "handed-over" : undefined;
}
