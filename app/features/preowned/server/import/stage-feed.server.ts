import type { Transaction } from "kysely";
import type { FeedCar } from "../../rules/feed/feed-row.ts";
import type { FieldProblem } from "../../rules/feed/row-problems.ts";
import type { Feed, ReadCar, RefusedRow } from "./feed-cars.server.ts";
import { type Arrival, type StagingTables, stageCars } from "./stage-cars.server.ts";

const atOnce = 1000;
/** Refused rows that are listed one by one; of all of them there is a count. */
const mostReported = 200;

export interface Intake {
  readonly rows: number;
  readonly refused: number;
  readonly refusedRows: readonly RefusedRow[];
  /** Cars that were taken in without something that the feed says of them, or with `other` in its place. */
  readonly warned: number;
  /** What that was, each value once; the commonest first. */
  readonly warnings: readonly Warning[];
  /** Rows that the source's mapping leaves out, as new cars. */
  readonly leftOut: number;
}
export interface Warning extends FieldProblem {
  /** The first line that says so, and in how many it stands. */
  readonly line: number;
  readonly cars: number;
}
/** Cars of refused rows: the feed has them, whatever it says of them. `anyone`: a row does not say which car it is about. */
export type Spared = readonly string[] | "anyone";

/**
 * Reads a feed row by row into the staging table. A number that comes twice is taken in once, as it came first; one of another
 * source's car is refused.
 */
export async function stageFeed(
  trx: Transaction<StagingTables>,
  feed: Feed,
  arrival: Arrival,
): Promise<{ readonly intake: Intake; readonly spared: Spared }> {
  const taken = new Set<string>();
  const named = new Set<string>();
  const refusedRows: RefusedRow[] = [];
  const warnings = new Warnings();
  let [rows, refused, leftOut] = [0, 0, 0];
  let waiting: ReadCar[] = [];
  const refuse = (row: RefusedRow) => {
    refused += 1;
    named.add(row.vehicleNo);
    if (refusedRows.length < mostReported) refusedRows.push(row);
  };
  const stage = async () => {
    const numbers = waiting.map(({ car }) => car.vehicleNo);
    const others = await sourcesOfOthers(trx, numbers, arrival.source);
    const cars: FeedCar[] = [];
    for (const { line, car, warnings: noted } of waiting) {
      const source = others.get(car.vehicleNo);
      if (source !== undefined) {
        const value = source === "" ? {} : { value: source };
        const problem = { field: "vehicleNo", problem: "of-another-source", ...value } as const;
        refuse({ line, vehicleNo: car.vehicleNo, problems: [problem] });
        continue;
      }
      warnings.add(line, noted);
      cars.push(car);
    }
    waiting = [];
    if (cars.length > 0) await stageCars(trx, cars, arrival);
  };
  for await (const row of feed.rows()) {
    rows += 1;
    if ("leftOut" in row) {
      leftOut += 1;
      continue;
    }
    if ("problems" in row) {
      refuse(row);
      continue;
    }
    if (taken.has(row.car.vehicleNo)) {
      refuse({
        line: row.line,
        vehicleNo: row.car.vehicleNo,
        problems: [{ field: "vehicleNo", problem: "same-number-again" }],
      });
      continue;
    }
    taken.add(row.car.vehicleNo);
    if (waiting.push(row) === atOnce) await stage();
  }
  await stage();
  const { cars: warned, list } = warnings;
  const intake = { rows, refused, refusedRows, warned, warnings: list, leftOut };
  return { intake, spared: named.has("") ? "anyone" : [...named] };
}

/** Of which other source the cars with these numbers are, where they are; a car keeps its source. */
async function sourcesOfOthers(
  trx: Transaction<StagingTables>,
  numbers: readonly string[],
  source: string,
): Promise<ReadonlyMap<string, string>> {
  const cars = await trx
    .selectFrom("preowned.vehicle")
    .select(["vehicle_no", "source"])
    .where("vehicle_no", "in", numbers.length > 0 ? numbers : [""])
    .where("source", "<>", source)
    .execute();
  return new Map(cars.map((car) => [car.vehicle_no, car.source]));
}

/** Each value that was not understood once, with the cars that have it: a feed says the same of many. */
class Warnings {
  cars = 0;
  readonly #byValue = new Map<string, Warning>();

  add(line: number, warnings: readonly FieldProblem[]): void {
    if (warnings.length > 0) this.cars += 1;
    for (const warning of warnings) {
      const key = JSON.stringify([warning.field, warning.problem, warning.value]);
      const known = this.#byValue.get(key);
      if (known !== undefined) this.#byValue.set(key, { ...known, cars: known.cars + 1 });
      else if (this.#byValue.size < mostReported) this.#byValue.set(key, { ...warning, line, cars: 1 });
    }
  }

  get list(): Warning[] {
    return [...this.#byValue.values()].toSorted(
      (one, other) => other.cars - one.cars || one.line - other.line,
    );
  }
}
