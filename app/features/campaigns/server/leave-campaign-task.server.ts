import { saveTask } from "#app/features/leads/leads.server.ts";
import { readCenter } from "#app/features/scheduling/scheduling.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { Participation } from "./join-campaign.server.ts";

interface RequestToAnswer extends Omit<Participation, "id" | "endsAt" | "by" | "customerId"> {
  readonly contact: { readonly fullName: string; readonly phone: string; readonly email: string | null };
}

/** The key of a request's task: one for each, by which its answer closes it. */
export const taskKeyOf = (requestId: string) => `campaign-request-${requestId}`;

/** Leaves a task for the center, which calls the customer: one for each request, in the request's transaction. */
export async function leaveCampaignTask(
  trx: AnyTransaction,
  { contact, centerId, startsAt, language, now, ...request }: RequestToAnswer,
  { id, title }: { readonly id: string; readonly title: string },
): Promise<void> {
  const center = await readCenter(centerId, trx);
  const [firstName = "", ...rest] = contact.fullName.trim().split(/\s+/);
  const task = {
    firstName,
    lastName: rest.join(" "),
    mobile: contact.phone,
    email: contact.email ?? undefined,
    brand: request.brand,
    campaignTitle: title,
    modelOfInterest: request.model,
    modelYear: request.modelYear ?? undefined,
    startTime: startsAt.toISOString(),
    territoryId: centerId,
    vhvin: request.vin,
    serviceCenterName: center[`name_${language}`],
    additionalNotes: request.notes,
  };
  const alsoChanged = [`service/${centerId}`];
  await saveTask(trx, task, { idempotencyKey: taskKeyOf(id), language, now, alsoChanged });
}
