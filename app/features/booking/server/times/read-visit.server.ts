import { campaignOfAppointment } from "#app/features/campaigns/campaigns.server.ts";
import { vehicleOfCustomer } from "#app/features/garage/garage.server.ts";
import type { SlotsQuery } from "#app/features/scheduling/scheduling.server.ts";
import { database } from "#app/platform/database.server.ts";
import type { BookingTables } from "../../tables.ts";

/** A visit as a customer names it, for which times are wanted. */
export type VisitRequest = Omit<SlotsQuery, "vehicle" | "firstDay" | "lastDay">;

/**
 * The visit with the customer's vehicle. An appointment that is to be moved counts if it is theirs, and brings the campaign
 * for which it is with the last day that held for it.
 */
export async function readVisit<T extends VisitRequest>(
  request: T,
): Promise<T & Pick<SlotsQuery, "vehicle">> {
  const { customerId, vehicleId, appointmentId } = request;
  const [vehicle, moved] = await Promise.all([
    vehicleOfCustomer(customerId, vehicleId),
    appointmentId === undefined ? undefined : movedAppointment(customerId, appointmentId),
  ]);
  return {
    ...request,
    vehicle,
    appointmentId: moved && appointmentId,
    campaign: moved?.campaign
      ? { name: request.campaign?.name ?? moved.campaign.name, lastDay: moved.campaign.lastDay }
      : request.campaign,
  };
}

async function movedAppointment(customerId: string, appointmentId: string) {
  const [own, campaign] = await Promise.all([
    database<BookingTables>()
      .selectFrom("booking.appointment")
      .select("id")
      .where("id", "=", appointmentId)
      .where("customer_id", "=", customerId)
      .executeTakeFirst(),
    campaignOfAppointment({ customerId, appointmentId }),
  ]);
  return own && { campaign };
}
