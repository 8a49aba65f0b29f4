import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Redirect } from "#app/ui/navigation/redirect.tsx";
import type { ServiceConfirmation } from "../../content/service-confirmation.ts";
import { bookingAddress, confirmedIn, type Made } from "../../rules/booking-addresses.ts";
import type { BookedAppointment } from "../../wizard/booking-state.ts";
import { forgetBooking, restoreBooked } from "../../wizard/sources/saved-booking.ts";
import { Confirmation } from "./confirmation.tsx";
import { ReadConfirmation } from "./read-confirmation.tsx";
import { TaskConfirmation } from "./task-confirmation.tsx";

/**
 * The confirmation of what was just booked, or of what the address names: an appointment, or a request that is confirmed by a call.
 * Without either it leads back to booking. Leaving it resets the booking.
 */
export function ConfirmedBooking({ texts }: { texts: ServiceConfirmation }) {
  const language = useLanguage();
  const { customerId } = useCustomerAccess();
  const [search] = useSearchParams();
  const [made] = useState(() => confirmedIn(search));
  const [booking] = useState(() => {
    const saved = restoreBooked(sessionStorage, customerId, Date.now());
    return saved?.booked && isOf(saved.booked, made) ? saved : null;
  });
  useEffect(() => {
    if (!booking) return;
    return () => forgetBooking(sessionStorage);
  }, [booking]);
  if (booking) return <Confirmation booking={booking} texts={texts} />;
  if (made === undefined) return <Redirect to={withLanguage(bookingAddress(), language)} />;
  if ("taskId" in made) return <TaskConfirmation taskId={made.taskId} texts={texts} />;
  return <ReadConfirmation id={made.serviceAppointmentId} texts={texts} />;
}

/** Whether what was saved is what the address names, where it names something. */
function isOf({ serviceAppointmentId: id }: BookedAppointment, made: Made | undefined): boolean {
  return made === undefined || id === ("taskId" in made ? made.taskId : made.serviceAppointmentId);
}
