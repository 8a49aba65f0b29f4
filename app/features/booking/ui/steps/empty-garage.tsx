import { useEffect } from "react";
import { useCampaign } from "#app/features/campaigns/ui/campaign-context.ts";
import { LinkCarButton } from "#app/features/garage/ui/link-car-button.tsx";
import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { reportBookingError } from "../../wizard/booking-reports.ts";
import { useBookingPage } from "../booking-page.ts";
import { FillForm } from "../campaign/fill-form.tsx";

const noVehicles = "No Vehicles Linked - Contact Customer Support / Visit Showroom";

/** A customer without vehicles: whom to call (the button is for phones; elsewhere the number is enough), and in a campaign its form. */
export function EmptyGarage() {
  const { texts, options } = useBookingPage();
  const hasForm = useCampaign()?.until !== undefined && options.campaignRequests;
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: product/booking.md#vehicle asks for this line
    console.info(noVehicles);
    reportBookingError(noVehicles);
  }, []);
  return (
    <EmptyState
      title={texts.noVehiclesTitle}
      actions={
        <>
          {!hasForm && <LinkCarButton />}
          <LinkButton to={`tel:${texts.callUsPhone}`} variant="secondary" className="md:hidden">
            <Icon name="phone" />
            {texts.callUsLabel}
          </LinkButton>
          <p className="self-center text-lg max-md:hidden">
            <Ltr>{phoneInGroups(texts.callUsPhone)}</Ltr>
          </p>
          {hasForm && <FillForm />}
          {hasForm && <LinkCarButton variant="secondary" />}
        </>
      }
    >
      {texts.noVehiclesText}
    </EmptyState>
  );
}
