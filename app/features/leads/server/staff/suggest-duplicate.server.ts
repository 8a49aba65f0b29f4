import { sql } from "kysely";
import type { AnyTransaction } from "#app/platform/database.server.ts";

/** A person who sends the same again within so many days means the same. */
const sameWithinDays = 30;

interface NewLead {
  readonly kind: string;
  readonly mobile: string;
  readonly email: string | null;
  readonly model: string | null;
  readonly vehicleNo: string | null;
}

/**
 * The newest earlier lead of the same number or address about the same: of the same kind, or about the same model or car.
 * It is a suggestion for staff. Two look-ups of an index.
 */
export async function earlierLead(
  trx: AnyTransaction,
  { kind, mobile, email, model, vehicleNo }: NewLead,
  now: Date,
): Promise<string | undefined> {
  const since = new Date(now.getTime() - sameWithinDays * 86_400_000);
  const isSame = sql`created_at > ${since} and (kind = ${kind}
    or model = ${model}::text or vehicle_no = ${vehicleNo}::text)`;
  const newest = sql`order by created_at desc limit 1`;
  const { rows } = await sql<{ id: string }>`
    select id from (
      (select id, created_at from leads.lead where mobile = ${mobile} and ${isSame} ${newest})
      union all
      (select id, created_at from leads.lead where lower(email) = ${email?.toLowerCase() ?? null}::text
        and ${isSame} ${newest})
    ) as earlier ${newest}`.execute(trx);
  return rows[0]?.id;
}
