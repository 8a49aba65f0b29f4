import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { challengeFor, effortOf, spendWork } from "#app/features/phone/phone.server.ts";
import { type Refused, refuse } from "#app/lib/result.ts";
import { inProcess } from "#app/platform/api/rate-limit.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { secretFor } from "#app/platform/secrets.server.ts";
import { countedNetworks } from "#app/platform/security/network.server.ts";
import type { TestDriveTables } from "../../tables.ts";

/** Times that browsers of one network hold at once: without a proof of work, at all, and of one car. */
const holdCaps = { free: 3, most: 12, ofCar: 3 } as const;

/** Who holds: a name that a browser made, from an address, with what it computed. */
export interface Holding {
  readonly holder: string;
  readonly address: string;
  readonly work?: string | undefined;
  readonly now: Date;
}

/**
 * Locks the networks of a holder until the transaction ends, and refuses one more hold of theirs past the caps. A holder whose hold
 * is live may move and extend it.
 */
export async function checkHolds(
  trx: AnyTransaction,
  { holder, address, work, now }: Holding,
): Promise<Refused<"work-needed" | "holds-used-up"> | undefined> {
  let needed = 0;
  for (const { key, times } of networksOf(address)) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`network of holds ${key}`}, 0))`.execute(trx);
    const live = await liveHolds(trx, key, now);
    if (live.some((one) => one.holder_key === keyOf("holder", holder))) continue;
    if (live.length >= holdCaps.most * times) return refuse("holds-used-up");
    needed = Math.max(needed, Math.ceil((live.length + 1) / times));
  }
  const subject = `hold ${holder}`;
  if (needed <= holdCaps.free || (await spendWork(trx, work, subject))) return undefined;
  const challenge = await challengeFor(subject, effortOf(needed, { most: holdCaps.free }));
  return refuse("work-needed", { challenge });
}

/** Notes the hold of a car; false where the holder's network has its holds of that car already. After `checkHolds`. */
export async function noteHold(
  trx: AnyTransaction,
  { holder, address, now }: Holding,
  { carId, holdUntil }: { readonly carId: string; readonly holdUntil: Date },
): Promise<boolean> {
  await forgetHold(trx, holder);
  for (const { key, times } of networksOf(address)) {
    const ofCar = (await liveHolds(trx, key, now)).filter(({ car_id }) => car_id === carId);
    if (ofCar.length >= holdCaps.ofCar * times) return false;
    await tablesOf<TestDriveTables>(trx)
      .insertInto("test_drive.network_hold")
      .values({
        holder_key: keyOf("holder", holder),
        network_key: key,
        car_id: carId,
        hold_until: holdUntil,
      })
      .execute();
  }
  return true;
}

export async function forgetHold(trx: AnyTransaction, holder: string): Promise<void> {
  await tablesOf<TestDriveTables>(trx)
    .deleteFrom("test_drive.network_hold")
    .where("holder_key", "=", keyOf("holder", holder))
    .execute();
}

/** Deletes what ended; whichever network it was of. */
export async function forgetEndedHolds(trx: AnyTransaction, at: Date): Promise<void> {
  await tablesOf<TestDriveTables>(trx)
    .deleteFrom("test_drive.network_hold")
    .where("hold_until", "<=", at)
    .execute();
}

function liveHolds(trx: AnyTransaction, networkKey: string, now: Date) {
  return tablesOf<TestDriveTables>(trx)
    .selectFrom("test_drive.network_hold")
    .select(["holder_key", "car_id"])
    .where("network_key", "=", networkKey)
    .where("hold_until", ">", now)
    .execute();
}

/** The program itself is no network. The wider one comes last for everybody, so that nobody waits in a circle. */
function networksOf(address: string) {
  if (address === inProcess) return [];
  return countedNetworks(address).map(({ key, times }) => ({ key: keyOf("network", key), times }));
}

function keyOf(kind: "holder" | "network", value: string): string {
  const mac = createHmac("sha256", secretFor("holds of test drives"));
  return mac.update(JSON.stringify([kind, value])).digest("base64url");
}
