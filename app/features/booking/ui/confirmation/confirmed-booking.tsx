import { useEffect, useState } from "react";
import type { ServiceConfirmation } from "#app/features/content/models/customers/service-confirmation.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Redirect } from "#app/ui/redirect.tsx";
import { bookingAddress } from "../../rules/booking-addresses.ts";
import { forgetBooking, restoreBooked } from "../../wizard/saved-booking.ts";
import { Confirmation } from "./confirmation.tsx";

/** The confirmation of what was just booked; without a time or a centre it leads back to booking. Leaving it resets the booking. */
export function ConfirmedBooking({ texts }: { texts: ServiceConfirmation }) {
  const language = useLanguage();
  const { customerId } = useCustomerAccess();
  const [booking] = useState(() => restoreBooked(sessionStorage, customerId, Date.now()));
  useEffect(() => {
    if (!booking) return;
    return () => forgetBooking(sessionStorage);
  }, [booking]);
  if (!booking) return <Redirect to={withLanguage(bookingAddress(), language)} />;
  return <Confirmation booking={booking} texts={texts} />;
}
