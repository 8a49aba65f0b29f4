import { recordAudit } from "#app/features/staff/staff.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { AnyOfficeCall } from "../calls/office-call.ts";
import type { AuditNote } from "./answer-office.server.ts";
import type { OfficeContext } from "./office-env.server.ts";

/** Writes what a call did or showed into the audit, in the transaction of the call. */
export async function writeAudit(
  trx: AnyTransaction,
  context: OfficeContext,
  {
    call,
    place,
    outcome,
  }: {
    readonly call: AnyOfficeCall;
    readonly place: string | undefined;
    readonly outcome: object;
  },
): Promise<void> {
  const { session, requestId } = context.var;
  const notes = "audit" in outcome ? ([outcome.audit].flat() as AuditNote[]) : [];
  const { id: staffId, name } = session.member;
  for (const note of notes) {
    await recordAudit(trx, {
      by: { staffId, name },
      deviceId: session.deviceId,
      deed: call.id,
      via: call.audited ?? "write",
      requestId,
      ...note,
      record: { place, ...note.record },
    });
  }
}
