import { type AnyTransaction, database, tablesFor } from "#app/platform/database.server.ts";
import type { SubstituteClock } from "../../rules/substitute-car.ts";
import type { WorkshopTables } from "../../tables.ts";
import { extraWorkPath } from "../extra-work/extra-work-link.server.ts";
import { detailsOf, type ExtraWorkDetails, type VisitDetails, workDetails } from "./read-visits.server.ts";

/** What a customer sees of their car in the workshop. */
export interface CustomerVisit {
  readonly appointmentId: string;
  readonly checkedInAt: Date;
  readonly promisedAt: Date;
  readonly delay: VisitDetails["delay"];
  readonly substituteClock: SubstituteClock | null;
  /** What is to be paid when the car is collected; null until staff have said it. */
  readonly dueDirhams: number | null;
  readonly extraWork: readonly (Pick<
    ExtraWorkDetails,
    "title" | "lines" | "totalDirhams" | "taxDirhams" | "state" | "expiresAt"
  > & { /** Where it is answered, while it waits for that. */ readonly path: string | null })[];
}

/** Undefined where the visit is another customer's, where no car was checked in, or where it has left. */
export async function visitForCustomer(
  appointmentId: string,
  customerId: string,
  now: Date,
): Promise<CustomerVisit | undefined> {
  const db = database<WorkshopTables>();
  const row = await db
    .selectFrom("workshop.visit")
    .selectAll()
    .where("appointment_id", "=", appointmentId)
    .where("customer_id", "=", customerId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const work = await db
    .selectFrom("workshop.extra_work")
    .selectAll()
    .where("appointment_id", "=", appointmentId)
    .where("state", "<>", "withdrawn")
    .orderBy("number")
    .execute();
  const { checkedInAt, promisedAt, delay, substituteClock: clock } = detailsOf(row, now);
  return {
    ...{ appointmentId, checkedInAt, promisedAt, delay, substituteClock: clock },
    dueDirhams: row.due_dirhams,
    extraWork: work.map((one) => {
      const { title, lines, totalDirhams, taxDirhams, state, expiresAt } = workDetails(one, row, now);
      const path = state === "proposed" ? extraWorkPath(one) : null;
      return { title, lines, totalDirhams, taxDirhams, state, expiresAt, path };
    }),
  };
}

/** What is to be paid for cars that wait for their customers, by appointment; without those of which nobody has said it. */
export async function dueAmounts(
  appointmentIds: readonly string[],
  trx?: AnyTransaction,
): Promise<ReadonlyMap<string, number>> {
  if (appointmentIds.length === 0) return new Map();
  const rows = await tablesFor<WorkshopTables>(trx)
    .selectFrom("workshop.visit")
    .select(["appointment_id", "due_dirhams"])
    .where("appointment_id", "in", [...appointmentIds])
    .execute();
  return new Map(
    rows.flatMap((row) => (row.due_dirhams === null ? [] : [[row.appointment_id, row.due_dirhams]])),
  );
}
