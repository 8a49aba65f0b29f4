import type { AnyOfficeCall } from "#app/features/office/calls/office-call.ts";
import type { AnyCall } from "#app/platform/api/call.ts";
import type { OfficeCaller } from "../../../../tests/factories/office/office-caller.ts";
import type { Caller } from "../../../../tests/load/contention/booking-kind.ts";
import { figuresOf, printFigures } from "../../support/figures.ts";

/** How long each call took, by its name, and how often the answer was one of an error. */
export class CallTimes {
  readonly #times = new Map<string, number[]>();
  /** Answers 5xx, and connections that broke. */
  broken = 0;

  async measured<T>(name: string, work: () => Promise<T>, statusOf: (answer: T) => number): Promise<T> {
    const started = performance.now();
    const answer = await work();
    const times = this.#times.get(name) ?? [];
    this.#times.set(name, times);
    times.push(performance.now() - started);
    const status = statusOf(answer);
    if (status === 0 || status >= 500) this.broken += 1;
    return answer;
  }

  ofOffice(call: OfficeCaller): OfficeCaller {
    const measured = (one: AnyOfficeCall, input: never, write?: never) =>
      this.measured(
        `office ${one.id}`,
        () => call(one, input, write),
        ({ status }) => status,
      );
    return measured as OfficeCaller;
  }

  ofSite(call: Caller): Caller {
    const measured = (one: AnyCall, input: never) =>
      this.measured(
        `site ${one.id}`,
        () => call(one, input),
        (reply) => (reply.ok ? 200 : reply.status),
      );
    return measured as Caller;
  }

  /** Answers the slowest p99 of the calls that a pattern names. */
  p99Of(pattern: RegExp): number {
    return Math.max(...this.#named(pattern).map(([, times]) => figuresOf(times).p99));
  }

  print(): void {
    for (const [name, times] of this.#named(/./).toSorted(([one], [other]) => one.localeCompare(other)))
      printFigures(name, figuresOf(times), `${times.length} calls`);
  }

  #named(pattern: RegExp) {
    return [...this.#times].filter(([name]) => pattern.test(name));
  }
}
