import { checkInVisit, proposeExtraWork } from "#app/features/workshop/workshop.server.ts";
import type { Result } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, inTransaction } from "#app/platform/database.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";

const by = { staffId: "salem", name: "Salem" };
const appointmentId = "example-visit";

/** What staff have done before the example of a call, by the call's id. */
export const exampleVisitStates: Readonly<Record<string, () => Promise<void>>> = {
  async "workshop.visits.show"() {
    const at = now();
    await doneByStaff((trx) =>
      checkInVisit(trx, {
        ...{ by, appointmentId, reference: "RM-7K2P9A", centerId: "al-sadd", customerId: noora.id },
        ...{ vehicleId: null, language: "en", odometer: 41_250, fuelEighths: 4, belongings: "", remarks: "" },
        ...{ promisedAt: new Date(at.getTime() + 6 * 3_600_000), estimateDirhams: null },
        ...{ isWarranty: true, now: at },
      }),
    );
    const title = "Front brake pads";
    const lines = [{ description: "Brake pads with labor", dirhams: 50_050 }];
    await doneByStaff((trx) => proposeExtraWork(trx, { by, appointmentId, title, lines, now: at }));
  },
};

async function doneByStaff(deed: (trx: AnyTransaction) => Promise<Result<unknown>>): Promise<void> {
  const result = await inTransaction<unknown, Result<unknown>>(deed);
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.detail)}`);
}
