import type { Transaction } from "kysely";
import type { FeedCar } from "../../rules/feed/feed-row.ts";
import type { Feed, RefusedRow } from "./feed-cars.server.ts";
import { type Arrival, type StagingTables, stageCars } from "./stage-cars.server.ts";

const atOnce = 1000;
/** Refused rows that are listed one by one; of all of them there is a count. */
const mostReported = 200;

export interface Intake {
  readonly rows: number;
  readonly refused: number;
  readonly refusedRows: readonly RefusedRow[];
}
/** Cars of refused rows: the feed has them, whatever it says of them. `anyone`: a row does not say which car it is about. */
export type Spared = readonly string[] | "anyone";

/** Reads a feed row by row into the staging table. A number that comes twice is taken in once, as it came first. */
export async function stageFeed(
  trx: Transaction<StagingTables>,
  feed: Feed,
  arrival: Arrival,
): Promise<{ readonly intake: Intake; readonly spared: Spared }> {
  const taken = new Set<string>();
  const named = new Set<string>();
  const refusedRows: RefusedRow[] = [];
  let [rows, refused] = [0, 0];
  let waiting: FeedCar[] = [];
  const refuse = (row: RefusedRow) => {
    refused += 1;
    named.add(row.vehicleNo);
    if (refusedRows.length < mostReported) refusedRows.push(row);
  };
  for await (const row of feed.rows()) {
    rows += 1;
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
    if (waiting.push(row.car) < atOnce) continue;
    await stageCars(trx, waiting, arrival);
    waiting = [];
  }
  if (waiting.length > 0) await stageCars(trx, waiting, arrival);
  return { intake: { rows, refused, refusedRows }, spared: named.has("") ? "anyone" : [...named] };
}
