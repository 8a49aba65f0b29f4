import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CustomerArea } from "#app/features/account/ui/customer-area.tsx";
import { fetchContent } from "#app/features/content/content-query.ts";
import { serviceBookingQuery } from "#app/features/content/queries.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import { BookingTextsContext } from "../ui/booking-page.ts";
import { BookingWizard } from "../ui/booking-wizard.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  return { texts: await fetchContent(serviceBookingQuery, context.get(siteContext)) };
}

/** The service booking wizard. Only its texts come with the page; everything of a customer is read in the browser. */
export default function BookAService() {
  const { texts } = useLoaderData<typeof loader>();
  return (
    <BookingTextsContext value={texts}>
      <CustomerArea>
        <BookingWizard />
      </CustomerArea>
    </BookingTextsContext>
  );
}
