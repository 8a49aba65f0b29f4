import { useQuery } from "@tanstack/react-query";
import { listVehiclesCall } from "#app/features/garage/calls.ts";
import { CardSkeletons } from "#app/features/scheduling/ui/steps/card-skeletons.tsx";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Redirect } from "#app/ui/navigation/redirect.tsx";
import type { ServiceConfirmation } from "../../content/service-confirmation.ts";
import { appointmentAddress } from "../../rules/booking-addresses.ts";
import type { BookingState } from "../../wizard/booking-state.ts";
import { editedBooking } from "../../wizard/sources/edited-booking.ts";
import { Confirmation } from "./confirmation.tsx";
import { useConfirmedAppointment } from "./use-confirmed-appointment.ts";

/** The confirmation of an appointment that was made elsewhere: another tab, another day. What is not found its page says. */
export function ReadConfirmation({ id, texts }: { id: string; texts: ServiceConfirmation }) {
  const language = useLanguage();
  const appointment = useConfirmedAppointment(id);
  const vehicles = useQuery(
    customerQuery(useCustomerAccess(), listVehiclesCall, { language, query: { lang: language } }),
  );
  if (appointment.isPending || vehicles.isPending)
    return (
      <div className="frame grow py-10 md:py-16">
        <CardSkeletons count={4} shape="line" />
      </div>
    );
  const found = appointment.data;
  const vehicle = vehicles.data?.find(({ vehicleId }) => vehicleId === found?.vehicleId);
  const edited = found && vehicle && editedBooking(found, vehicle, "SelectDateTime");
  if (!found || !edited) return <Redirect to={withLanguage(appointmentAddress(id), language)} />;
  const booked = { serviceAppointmentId: found.id, reference: found.reference, code: found.code };
  const booking: BookingState = { ...edited, edited: null, booked };
  return <Confirmation booking={booking} texts={texts} />;
}
