import { releaseBays } from "#app/features/scheduling/scheduling.server.ts";
import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { codesBeforeDriving } from "../../rules/drive-states.ts";
import type { TestDriveTables } from "../../tables.ts";
import { takerOf } from "../drives/drive-names.server.ts";
import { type DriveRow, moveOf, saveMoves } from "../drives/move-drive.server.ts";
import { takeCar } from "../times/take-drive.server.ts";
import type { DriveCarRow } from "./read-cars.server.ts";

export interface CarBlock {
  readonly carId: string;
  readonly from: Date;
  readonly to: Date;
  readonly reason: string;
  readonly now: Date;
}
/** What became of the drives of a car that went out of service, by their ids. */
export interface Replanned {
  /** They have another car at the same time. */
  readonly moved: readonly string[];
  /** Their drivers choose another time. */
  readonly lost: readonly string[];
}

/** The hour of a drive goes on for so long after it. */
const bufferMs = 15 * 60_000;

/**
 * Takes a car out of service for a time, in the caller's transaction, and plans its drives of that time anew: each gets
 * another car of the model there at the same time, or loses its time and is requested again, with the nearest times by
 * mail. None stays on the car. Refuses a car that does not exist.
 */
export async function blockCar(
  transaction: AnyTransaction,
  block: CarBlock,
): Promise<Result<Replanned, "car-not-found">> {
  const trx = tablesOf<TestDriveTables>(transaction);
  const cars = await lockModel(transaction, block.carId);
  const car = cars.find(({ id }) => id === block.carId);
  if (car === undefined) return refuse("car-not-found");
  await trx
    .insertInto("test_drive.car_block")
    .values({
      id: newId<"CarBlock">(block.now.getTime()),
      car_id: car.id,
      from_at: block.from,
      to_at: block.to,
      reason: block.reason,
    })
    .execute();
  const drives = await drivesWithin(transaction, block);
  const [moved, lost]: [string[], string[]] = [[], []];
  for (const drive of drives) {
    const others = cars.filter(({ id, showroom_id }) => id !== car.id && showroom_id === car.showroom_id);
    ((await toOtherCar(transaction, drive, others, block.now)) ? moved : lost).push(drive.id);
  }
  return succeed({ moved, lost });
}

/** All cars of the car's model, in the order in which everybody locks cars. Nobody books one meanwhile. */
export function lockModel(transaction: AnyTransaction, carId: string): Promise<DriveCarRow[]> {
  return tablesOf<TestDriveTables>(transaction)
    .selectFrom("test_drive.car")
    .selectAll()
    .where(({ eb, selectFrom }) =>
      eb("model", "=", selectFrom("test_drive.car as own").select("own.model").where("own.id", "=", carId)),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** What is planned with the car while it is out of service, in order of time, locked. */
async function drivesWithin(transaction: AnyTransaction, { carId, from, to }: CarBlock): Promise<DriveRow[]> {
  const rows = await tablesOf<TestDriveTables>(transaction)
    .selectFrom("test_drive.drive")
    .selectAll()
    .where("car_id", "=", carId)
    .where("code", "in", codesBeforeDriving)
    .where("starts_at", "<", to)
    .where("ends_at", ">", new Date(from.getTime() - bufferMs))
    .orderBy("starts_at")
    .forNoKeyUpdate()
    .execute();
  return rows as DriveRow[];
}

/** Gives a drive another car at its time, or takes its time away. */
async function toOtherCar(
  transaction: AnyTransaction,
  drive: DriveRow,
  others: readonly DriveCarRow[],
  now: Date,
): Promise<boolean> {
  const startsAt = drive.starts_at;
  if (startsAt === null) return false;
  const wanted = { time: { startsAt, now }, taker: takerOf(drive), hasTime: true };
  const taken = others.length === 0 ? undefined : await takeCar(transaction, others, wanted);
  if (taken !== undefined) {
    await saveMoves(transaction, drive, [{ code: drive.code, actor: "system", at: now }], {
      car_id: taken.car.id,
    });
    return true;
  }
  await releaseBays(transaction, takerOf(drive), now);
  const moved = moveOf(drive, "requested", "system", now);
  const code = moved.ok ? moved.value.code : drive.code;
  await saveMoves(transaction, drive, [{ code, actor: "system", at: now }], {
    car_id: null,
    starts_at: null,
    ends_at: null,
    lost_start: startsAt,
  });
  return false;
}
