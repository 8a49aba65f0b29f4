import { useEffect } from "react";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { trackBookingError } from "../../wizard/booking-events.ts";
import { useBookingPage } from "../booking-page.ts";

const noVehicles = "No Vehicles Linked - Contact Customer Support / Visit Showroom";

/** A customer without vehicles: whom to call. The button is for phones; elsewhere the number is enough. */
export function EmptyGarage() {
  const { texts } = useBookingPage();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for this line (section 8)
    console.info(noVehicles);
    trackBookingError(noVehicles);
  }, []);
  return (
    <EmptyState
      title={texts.noVehiclesTitle}
      actions={
        <>
          <LinkButton to={`tel:${texts.callUsPhone}`} className="md:hidden">
            <Icon name="phone" />
            {texts.callUsLabel}
          </LinkButton>
          <p className="text-lg max-md:hidden">
            <Ltr>{texts.callUsPhone}</Ltr>
          </p>
        </>
      }
    >
      {texts.noVehiclesText}
    </EmptyState>
  );
}
