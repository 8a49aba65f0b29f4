import type { Kysely } from "kysely";
import {
  type OwnUnits,
  type ResourceSchedule,
  readResources,
} from "#app/features/scheduling/scheduling.server.ts";
import type { DriveCar, ShowroomSchedule } from "../../rules/drive-times.ts";
import type { CarBlock, TestDriveTables } from "../../tables.ts";
import type { DriveCarRow } from "./read-cars.server.ts";

/** A showroom with some of its cars and all that its free times depend on. */
export interface Showroom extends ShowroomSchedule {
  readonly confirmsAtOnce: boolean;
  readonly changeMinutes: number;
  /** In the order of `cars` and of the bits. */
  readonly rows: readonly DriveCarRow[];
}
interface TimesQuery {
  /** From here (included) to there (excluded). */
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
  readonly except?: OwnUnits | undefined;
}

/** The showrooms of some cars, in the importer's order. Two queries, whatever the number of cars. */
export async function readShowrooms(
  connection: Kysely<unknown>,
  cars: readonly DriveCarRow[],
  times: TimesQuery,
): Promise<Showroom[]> {
  if (cars.length === 0) return [];
  const resources = cars.map(({ showroom_id: centerId, bay }) => ({ centerId, bay }));
  const schedules = await readResources(connection, resources, times);
  const blocks = await (connection as Kysely<TestDriveTables>)
    .selectFrom("test_drive.car_block")
    .selectAll()
    .where(
      "car_id",
      "in",
      cars.map(({ id }) => id),
    )
    .where("to_at", ">", times.from)
    .where("from_at", "<", times.to)
    .execute();
  return schedules.map((schedule) => showroomOf(schedule, cars, blocks));
}

function showroomOf(
  schedule: ResourceSchedule,
  cars: readonly DriveCarRow[],
  blocks: readonly CarBlock[],
): Showroom {
  const rows = schedule.resources.flatMap((bay) =>
    cars.filter((car) => car.showroom_id === schedule.id && car.bay === bay),
  );
  return { ...schedule, rows, cars: rows.map((row) => carOf(row, blocks)) };
}

function carOf({ id, from_day, until_day }: DriveCarRow, blocks: readonly CarBlock[]): DriveCar {
  const minuteOf = (instant: Date) => instant.getTime() / 60_000;
  return {
    id,
    fromDay: from_day,
    untilDay: until_day,
    blocks: blocks
      .filter(({ car_id }) => car_id === id)
      .map(({ from_at, to_at }) => ({ from: minuteOf(from_at), to: minuteOf(to_at) })),
  };
}
