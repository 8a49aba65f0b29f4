import { setTimeout as sleep } from "node:timers/promises";
import { showAppointmentCall } from "#app/features/office/calls/appointment-calls.ts";
import { moveCalls, rescheduleCall, undoCall } from "#app/features/office/calls/appointment-deed-calls.ts";
import type { AnswerTo, AnyOfficeCall } from "#app/features/office/calls/office-call.ts";
import { moveNameOf } from "#app/features/office/rules/move-names.ts";
import { newWrite, type OfficeCaller, type OfficeReply } from "../../factories/office/office-caller.ts";
import type { RandomNumbers } from "../../factories/random-numbers.ts";
import type { WriteRecord } from "./write-record.ts";

export interface StaffAtWork {
  readonly staffId: string;
  /** One caller for each of the programs. */
  readonly calls: readonly OfficeCaller[];
  readonly random: RandomNumbers;
  /** Whether their role makes a call; all of them where it is not said. */
  readonly may?: (call: AnyOfficeCall) => boolean;
}
/** Where appointments may be moved to. */
export interface MoveRoom {
  readonly startTimes: readonly string[];
  readonly bays: readonly number[];
}
type Shown = AnswerTo<typeof showAppointmentCall>;
type Write = readonly [call: AnyOfficeCall, body: object];

/** Other people had it first, or it was taken back too late: all that a careful member of staff may be refused. */
const raced = ["changed-meanwhile", "slot-taken", "hours-taken", "too-late-to-undo"];

/**
 * A member of staff who opens an appointment, and moves it or takes the last move back, each time by another one of the
 * programs. They remember what was acknowledged, and send again what was not answered.
 */
export class MovingStaff {
  readonly #own: StaffAtWork;
  readonly #record: WriteRecord;
  readonly #refusals: readonly string[];

  /** `ruled`: what else may be refused, by rules of the one appointment. */
  constructor(own: StaffAtWork, record: WriteRecord, ruled: readonly string[] = []) {
    this.#own = own;
    this.#record = record;
    this.#refusals = [...raced, ...ruled];
  }

  /** Opens one appointment and does one thing with it. */
  async act(appointmentId: string, room: MoveRoom): Promise<void> {
    const shown = await this.#call()(showAppointmentCall, { params: { id: appointmentId } });
    if (shown.status === 0) return;
    if (shown.status !== 200) return this.#record.wonder(`${shown.status} ${shown.code} of show-appointment`);
    const [call, body] = this.#choose(shown.data, room);
    if (this.#own.may?.(call) === false) return;
    const reply = await this.#send(call, { params: { id: appointmentId }, body });
    if (reply.status === 200) this.#acknowledge(call, reply);
    else if (this.#refusals.includes(reply.code)) this.#record.lost += 1;
    else this.#record.wonder(`${reply.status} ${reply.code} of ${call.id}`);
  }

  #choose({ code, version, undoUntil, bay }: Shown, { startTimes, bays }: MoveRoom): Write {
    const { random } = this.#own;
    if (undoUntil !== null && random.upTo(9) < 4) return [undoCall, { version }];
    const startsAt = random.oneOf(startTimes);
    const others = bays.filter((one) => one !== bay);
    const isOtherBay = others.length > 0 && random.upTo(3) === 0;
    // On a full day there is no hour to move it to.
    if (startTimes.length > 0) {
      if (isOtherBay)
        return [rescheduleCall, { version, startsAt, bay: random.oneOf(others), isSamePlace: true }];
      if (code === "CNF" && random.upTo(3) > 0) return [rescheduleCall, { version, startsAt }];
    }
    // The way through the workshop, and back to work as often as one likes.
    const next = { CREA: "CNF", CNF: "CIN", CIN: "WIP", WIP: "QCA", QCA: "WIP" } as const;
    const to = next[code as keyof typeof next] ?? "WIP";
    return [moveCalls[moveNameOf(to)], { version, to, reason: "noise" }];
  }

  async #send(call: AnyOfficeCall, input: object): Promise<OfficeReply<AnyOfficeCall>> {
    const write = newWrite();
    for (;;) {
      const reply = await this.#call()(call, input as never, write);
      if (reply.status !== 0) return reply;
      this.#record.repeated += 1;
      await sleep(20);
    }
  }

  #acknowledge(call: AnyOfficeCall, { data, requestId }: OfficeReply<AnyOfficeCall>): void {
    const { id: appointmentId, version } = data as { id: string; version: number };
    const { staffId } = this.#own;
    this.#record.acknowledged.push({ requestId, appointmentId, version, staffId, deed: call.id });
  }

  #call(): OfficeCaller {
    return this.#own.random.oneOf(this.#own.calls);
  }
}
