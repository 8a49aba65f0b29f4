import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CustomerArea } from "#app/features/account/ui/customer-area.tsx";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { serviceConfirmationQuery } from "../content/service-confirmation.ts";
import { appointmentAddress, confirmedIn } from "../rules/booking-addresses.ts";
import { ConfirmedBooking } from "../ui/confirmation/confirmed-booking.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  return { texts: await fetchContent(serviceConfirmationQuery, context.get(siteContext)) };
}

export const handle: RouteHandle = {
  cacheParams: [],
  needsScripts: true,
  header: "hidden",
  footer: "line",
  permanentAddress: (search) => {
    const made = confirmedIn(search);
    return made && "serviceAppointmentId" in made ? appointmentAddress(made.serviceAppointmentId) : undefined;
  },
};

/** Where a booked appointment is confirmed. */
export default function ServiceConfirmationPage() {
  const { texts } = useLoaderData<typeof loader>();
  return (
    <CustomerArea>
      <ConfirmedBooking texts={texts} />
    </CustomerArea>
  );
}
