import {
  counterOfOrder,
  customerOfOrder,
  tryPickupCode,
} from "#app/features/orders/orders-for-staff.server.ts";
import { recordAudit } from "#app/features/staff/staff.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import type { handOverOrderCall } from "../../calls/orders/order-deed-calls.ts";
import type { Input } from "../answer-office.server.ts";

/** Looks at the code that was typed for an order; a wrong one stays in the audit, with who typed it. */
export async function tryTypedCode({ params, body, by, session }: Input<typeof handOverOrderCall>) {
  const tried = await tryPickupCode(params.id, body.pickupCode, by);
  if (tried.ok || tried.code === "code-locked") return tried;
  const [place, personId] = await Promise.all([counterOfOrder(params.id), customerOfOrder(params.id)]);
  await inTransaction<unknown, unknown>((trx) =>
    recordAudit(trx, {
      by,
      deviceId: session.deviceId,
      deed: "try-pickup-code",
      record: { type: "order", id: params.id, place },
      personId,
      via: "write",
    }),
  );
  return tried;
}
