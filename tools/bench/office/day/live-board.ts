import { showBoardCall } from "#app/features/office/calls/appointment-calls.ts";
import type { AnswerTo } from "#app/features/office/calls/office-call.ts";
import type { OfficeCaller } from "../../../../tests/factories/office/office-caller.ts";
import { type LiveStream, openStream } from "../streams/open-stream.ts";

/** What a board showed: it was requested at one moment, and shown at another. Milliseconds since 1970. */
export interface ShownBoard {
  readonly requestedAt: number;
  readonly shownAt: number;
  readonly versions: ReadonlyMap<string, number>;
}
interface Screen {
  readonly address: string;
  readonly cookie: string;
  readonly call: OfficeCaller;
  readonly centerId: string;
  readonly day: string;
}
type Row = AnswerTo<typeof showBoardCall>["appointments"][number];

/** The board of a day on somebody's screen: it is read again whenever its stream says that something changed. */
export class LiveBoard {
  readonly centerId: string;
  readonly day: string;
  readonly shown: ShownBoard[] = [];
  rows: readonly Row[] = [];
  readonly #screen: Screen;
  #stream: LiveStream | undefined;
  #isChanged = false;
  #isReading = false;
  #isClosed = false;

  constructor(screen: Screen) {
    this.#screen = screen;
    this.centerId = screen.centerId;
    this.day = screen.day;
  }

  async open(): Promise<void> {
    const { address, cookie, centerId } = this.#screen;
    this.#stream = await openStream({
      ...{ address, cookie, topics: [`service/${centerId}`] },
      heard: (event) => {
        if (event !== "beat") void this.read();
      },
    });
    await this.read();
  }

  close(): void {
    this.#isClosed = true;
    this.#stream?.close();
  }

  /** Reads the board; what changes while it is read has it read once more. */
  async read(): Promise<void> {
    this.#isChanged = true;
    if (this.#isReading) return;
    this.#isReading = true;
    while (this.#isChanged && !this.#isClosed) {
      this.#isChanged = false;
      await this.#readOnce();
    }
    this.#isReading = false;
  }

  async #readOnce(): Promise<void> {
    const { call, centerId, day } = this.#screen;
    const requestedAt = moment();
    const reply = await call(showBoardCall, { params: { center: centerId }, query: { day } });
    if (reply.status !== 200) return;
    this.rows = reply.data.appointments;
    const versions = new Map(this.rows.map(({ id, version }) => [id, version]));
    this.shown.push({ requestedAt, shownAt: moment(), versions });
  }
}

function moment(): number {
  return performance.timeOrigin + performance.now();
}
