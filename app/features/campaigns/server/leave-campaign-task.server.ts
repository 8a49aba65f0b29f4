import type { BookingTables } from "#app/features/booking/tables.ts";
import { saveTask } from "#app/features/leads/leads.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { Participation } from "./join-campaign.server.ts";

interface RequestToAnswer extends Omit<Participation, "id" | "endsAt" | "by" | "customerId"> {
  readonly contact: { readonly fullName: string; readonly phone: string; readonly email: string | null };
}

/**
 * Leaves a task for the people of the center: a request holds an hour, and somebody has to call whoever asked for it. In
 * the request's transaction, one for each request.
 */
export async function leaveCampaignTask(
  trx: AnyTransaction,
  { contact, centerId, startsAt, language, now, ...wish }: RequestToAnswer,
  { id, title }: { readonly id: string; readonly title: string },
): Promise<void> {
  const center = await tablesOf<BookingTables>(trx)
    .selectFrom("booking.center")
    .select(["name_en", "name_ar"])
    .where("id", "=", centerId)
    .executeTakeFirst();
  const [firstName = "", ...rest] = contact.fullName.trim().split(/\s+/);
  const task = {
    firstName,
    lastName: rest.join(" "),
    mobile: contact.phone,
    email: contact.email ?? undefined,
    brand: wish.brand,
    campaignTitle: title,
    modelOfInterest: wish.model,
    modelYear: wish.modelYear ?? undefined,
    startTime: startsAt.toISOString(),
    territoryId: centerId,
    vhvin: wish.vin,
    serviceCenterName: center?.[`name_${language}`],
    additionalNotes: wish.notes,
  };
  await saveTask(trx, task, { idempotencyKey: `campaign-request-${id}`, language, now });
}
