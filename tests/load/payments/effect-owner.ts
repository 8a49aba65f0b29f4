import { sql } from "kysely";
import { registerPayable } from "#app/features/payments/payments.server.ts";

export const killedKind = "killed-order";

// Each change leaves a row in the transaction that made it, so that effects can be counted after a kill.
registerPayable(killedKind, {
  async paymentChanged(trx, { reference, captured, refunded }) {
    await sql`insert into public.effect (reference, captured, refunded)
      values (${reference}, ${captured}, ${refunded})`.execute(trx);
  },
});
