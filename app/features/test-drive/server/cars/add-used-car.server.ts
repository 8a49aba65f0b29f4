import { sql } from "kysely";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { TestDriveTables } from "../../tables.ts";
import { type DriveCarRow, hasNumber } from "./read-cars.server.ts";

/**
 * The row of a car, which a used car gets with its first drive: the next number of its showroom. Two first drives at once wait
 * for each other.
 */
export async function rowOfCar(transaction: AnyTransaction, car: DriveCarRow): Promise<DriveCarRow> {
  if (hasNumber(car)) return car;
  const trx = tablesOf<TestDriveTables>(transaction);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cars of ${car.showroom_id}`}, 0))`.execute(trx);
  const next = trx
    .selectFrom("test_drive.car")
    .select(sql<number>`coalesce(max(bay), -1) + 1`.as("bay"))
    .where("showroom_id", "=", car.showroom_id);
  await trx
    .insertInto("test_drive.car")
    .values({ ...car, bay: next })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return trx
    .selectFrom("test_drive.car")
    .selectAll()
    .where("id", "=", car.id)
    .forShare()
    .executeTakeFirstOrThrow();
}
