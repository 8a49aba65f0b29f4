import type { OfficeInput } from "#app/features/office/browser/office-client.ts";
import {
  findTimesCall,
  listAppointmentsCall,
  showWeekCall,
} from "#app/features/office/calls/appointment-calls.ts";
import { bookCall } from "#app/features/office/calls/appointment-deed-calls.ts";
import { countLeadsCall, listLeadsCall } from "#app/features/office/calls/leads/lead-calls.ts";
import type { AnyOfficeCall } from "#app/features/office/calls/office-call.ts";
import { searchCall } from "#app/features/office/calls/people-calls.ts";
import { showQueueCall } from "#app/features/office/calls/queue-calls.ts";
import { type Grant, mayDo } from "#app/features/staff/rules/permissions.ts";
import type { OfficeCaller } from "../../../../tests/factories/office/office-caller.ts";
import type { RandomNumbers } from "../../../../tests/factories/random-numbers.ts";
import { MovingStaff } from "../../../../tests/load/office/moving-staff.ts";
import type { WriteRecord } from "../../../../tests/load/office/write-record.ts";
import type { LiveBoard } from "./live-board.ts";

interface Seat {
  readonly staffId: string;
  readonly grants: readonly Grant[];
  readonly centerId: string;
  readonly day: string;
  readonly calls: readonly OfficeCaller[];
  readonly random: RandomNumbers;
  /** Of who sees appointments; it reads itself again. */
  readonly board: LiveBoard | undefined;
}

/** What appointments pass through before they are handed over. */
const movable = new Set(["CREA", "CNF", "CIN", "WIP", "QCA"]);
/** Refusals of a call that names what the importer's own rules forbid for the one car or hour. */
const ruled = ["vehicle-busy", "duplicate-appointment", "outside-hours", "time-passed", "car-in-workshop"];
const texts = ["Fatima", "محمد", "5510", "2100", "RML", "Nair"];
let guests = 0;

/** A member of staff at work: reads what their role lets them see, and moves what it lets them move. */
export class Desk {
  readonly #seat: Seat;
  readonly #record: WriteRecord;
  readonly #moving: MovingStaff;
  #startTimes: readonly string[] = [];

  constructor(seat: Seat, record: WriteRecord) {
    this.#seat = seat;
    this.#record = record;
    const { staffId, calls, random } = seat;
    const may = (call: AnyOfficeCall) => this.#may(call);
    // A member who may not make a step does not take it back either, and learns that from the answer.
    this.#moving = new MovingStaff({ staffId, calls, random, may }, record, [...ruled, "not-allowed"]);
  }

  async act(): Promise<void> {
    const { random } = this.#seat;
    const dice = random.upTo(9);
    if (dice < 4) return this.#move();
    if (dice === 4) return this.#bookWalkIn();
    return this.#look(random.oneOf(["queue", "week", "list", "leads", "search", "board"]));
  }

  async #move(): Promise<void> {
    const { board, random } = this.#seat;
    const movables = board?.rows.filter(({ code }) => movable.has(code)) ?? [];
    if (movables.length === 0) return this.#look("queue");
    await this.#findTimes();
    const bays = [0, 1];
    await this.#moving.act(random.oneOf(movables).id, { startTimes: this.#startTimes, bays });
  }

  async #findTimes(): Promise<void> {
    const { centerId, day } = this.#seat;
    if (this.#startTimes.length > 0 && this.#seat.random.upTo(9) > 0) return;
    const found = await this.#call(findTimesCall, {
      params: { center: centerId },
      query: { day, services: "pm10" },
    });
    if (found.status === 200) this.#startTimes = found.data.times.map(({ startsAt }) => startsAt);
  }

  async #bookWalkIn(): Promise<void> {
    if (!this.#may(bookCall)) return this.#look("queue");
    await this.#findTimes();
    const startsAt = this.#seat.random.oneOf(this.#startTimes);
    if (startsAt === undefined) return;
    guests += 1;
    const reply = await this.#call(bookCall, {
      params: { center: this.#seat.centerId },
      body: {
        ...{ kind: "walk-in", startsAt, serviceCodes: ["pm10"], notes: "", checkIn: true },
        person: { name: "Salem", phone: String(66_200_000 + guests), language: "en" },
        car: { plate: String(720_000 + guests), modelName: "Hajar" },
      },
    });
    if (reply.status === 200) {
      const { id: appointmentId, version } = reply.data;
      const { staffId } = this.#seat;
      this.#record.acknowledged.push({
        requestId: reply.requestId,
        appointmentId,
        version,
        staffId,
        deed: "book",
      });
    } else if (reply.code === "slot-taken") this.#record.lost += 1;
    else if (!ruled.includes(reply.code)) this.#record.wonder(`${reply.status} ${reply.code} of book`);
  }

  async #look(what: "queue" | "week" | "list" | "leads" | "search" | "board"): Promise<void> {
    const { centerId: center, day, random, board } = this.#seat;
    if (what === "board") return board?.read();
    const looks = {
      queue: [showQueueCall, {}],
      week: [showWeekCall, { params: { center }, query: { day } }],
      list: [listAppointmentsCall, { params: { center }, query: { from: day } }],
      leads: [random.upTo(1) === 0 ? listLeadsCall : countLeadsCall, { query: {} }],
      search: [searchCall, { query: { text: random.oneOf(texts) } }],
    } as const;
    const [call, input] = looks[what];
    if (!this.#may(call)) return;
    const reply = await this.#call(call, input as never);
    if (reply.status !== 200) this.#record.wonder(`${reply.status} ${reply.code} of ${call.id}`);
  }

  #may({ deed }: AnyOfficeCall): boolean {
    if (deed === "signed-in") return true;
    const { grants, centerId } = this.#seat;
    return mayDo(grants, deed, /^(appointment|capacity)/.test(deed) ? centerId : undefined);
  }

  #call<C extends AnyOfficeCall>(call: C, input: OfficeInput<C>) {
    return this.#seat.random.oneOf(this.#seat.calls)(call, input);
  }
}
