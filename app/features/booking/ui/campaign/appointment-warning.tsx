import { useEffect, useRef } from "react";
import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { editAddress } from "../../rules/booking-addresses.ts";
import { useBookingPage } from "../booking-page.ts";

interface AppointmentWarningProps {
  texts: { warningTitle: string; warningText: string; warningEditText: string; warningButtonLabel: string };
  /** The appointment that stands in the way, where the customer may change it; otherwise support does. */
  appointmentId: string | undefined;
  /** Called as its link is followed. */
  onFollow?: () => void;
}

/** A vehicle that has a booked service already: its appointment is changed, from the choice of services on. */
export function AppointmentWarning({ texts, appointmentId, onFollow }: AppointmentWarningProps) {
  const { texts: booking } = useBookingPage();
  const place = useRef<HTMLElement>(null);
  // The button that was pressed may be far below. Newer browsers answer with a promise, which is no way to clean up.
  useEffect(() => {
    place.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <section ref={place} role="alert" className="rounded-lg border border-line-strong bg-warning-soft p-5">
      <p className="flex items-center gap-3 text-lg font-medium">
        <Icon name="warning" className="size-5 shrink-0 text-warning" />
        {texts.warningTitle}
      </p>
      <p className="mt-2">{appointmentId ? texts.warningEditText : texts.warningText}</p>
      {appointmentId ? (
        <LinkButton
          variant="secondary"
          to={editAddress(appointmentId)}
          onClick={onFollow}
          className="mt-4 bg-surface max-sm:w-full"
        >
          {texts.warningButtonLabel}
        </LinkButton>
      ) : (
        <a
          href={`tel:${booking.callUsPhone}`}
          className="mt-2 inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          <Ltr>{phoneInGroups(booking.callUsPhone)}</Ltr>
        </a>
      )}
    </section>
  );
}
