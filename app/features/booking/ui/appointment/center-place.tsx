import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { directionsAddress } from "#app/lib/address/directions.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { MapOnRequest } from "#app/ui/map/map-on-request.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { AppointmentDetails } from "../../activity-calls.ts";
import { useAppointmentPage } from "./appointment-page.ts";

/** Where the appointment is, how to get there, and whom to call. */
export function CenterPlace({ appointment }: { appointment: AppointmentDetails }) {
  const { texts } = useAppointmentPage();
  const { serviceTerritoryId: id, locationInfo } = appointment;
  const { title, address, phoneNumber } = locationInfo;
  const link = "inline-flex min-h-11 items-center gap-2 text-accent underline underline-offset-4";
  return (
    <section className="mt-10 print:break-inside-avoid">
      <h2 className="text-sm text-ink-soft">{texts.centerLabel}</h2>
      <p className="mt-1 text-subheading">{title}</p>
      <p className="text-ink-soft">{address}</p>
      <p className="mt-1 flex flex-wrap gap-x-8">
        <a
          href={directionsAddress(locationInfo)}
          target="_blank"
          rel="noopener noreferrer"
          className={`${link} print:hidden`}
        >
          <Icon name="pin" />
          {texts.directionsLabel}
        </a>
        <a href={`tel:${phoneNumber}`} className={link}>
          <Icon name="phone" />
          <Ltr>{phoneInGroups(phoneNumber)}</Ltr>
        </a>
      </p>
      <MapOnRequest places={[{ id, ...locationInfo }]} chosenId={id} className="mt-4 h-72" />
    </section>
  );
}
