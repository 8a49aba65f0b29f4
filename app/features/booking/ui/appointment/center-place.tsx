import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { directionsAddress } from "#app/features/locations/rules/location-links.ts";
import { phoneInGroups } from "#app/i18n/phone.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { StillMap } from "#app/ui/map/still-map.tsx";
import { mapWords } from "#app/ui/map/words.ts";
import type { AppointmentDetails } from "../../activity-calls.ts";
import { useAppointmentPage } from "./appointment-page.ts";

const PlaceMap = lazy(async () => ({ default: (await import("#app/ui/map/place-map.tsx")).PlaceMap }));

/** Where the appointment is, how to get there, and whom to call. */
export function CenterPlace({ appointment }: { appointment: AppointmentDetails }) {
  const { texts } = useAppointmentPage();
  const { locationInfo } = appointment;
  const { title, address, phoneNumber } = locationInfo;
  const link = "inline-flex min-h-11 items-center gap-2 text-accent underline underline-offset-4";
  return (
    <section className="mt-10 print:break-inside-avoid">
      <h2 className="text-sm text-ink-soft">{texts.centerLabel}</h2>
      <p className="mt-1 text-subheading">{title}</p>
      <p className="text-ink-soft">{address}</p>
      <p className="mt-1 flex flex-wrap gap-x-8">
        <a href={directionsAddress(locationInfo)} target="_blank" rel="noopener noreferrer" className={link}>
          <Icon name="pin" />
          {texts.directionsLabel}
        </a>
        <a href={`tel:${phoneNumber}`} className={link}>
          <Icon name="phone" />
          <Ltr>{phoneInGroups(phoneNumber)}</Ltr>
        </a>
      </p>
      <CenterMap appointment={appointment} />
    </section>
  );
}

/** A picture of a few kilobytes until somebody asks for the map. */
function CenterMap({ appointment }: { appointment: AppointmentDetails }) {
  const { language } = useAppointmentPage();
  const { serviceTerritoryId: id, locationInfo } = appointment;
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  // The button that opened the map is gone with the picture; the keyboard stays here.
  useEffect(() => {
    if (isOpen) frame.current?.focus({ preventScroll: true });
  }, [isOpen]);
  const places = [{ id, ...locationInfo }];
  const still = <StillMap places={places} chosenId={id} />;
  const ground = "relative h-full overflow-hidden rounded-lg border border-line bg-[#dbe7ea]";
  return (
    <div ref={frame} tabIndex={-1} className="mt-4 h-72 rounded-lg print:hidden">
      {isOpen ? (
        <Suspense fallback={<div className={ground}>{still}</div>}>
          <PlaceMap places={places} chosenId={id} still={still} className="h-full" />
        </Suspense>
      ) : (
        <div className={ground}>
          {still}
          <button
            type="button"
            data-analytics="map"
            onClick={() => setOpen(true)}
            className="group absolute inset-0 rounded-lg"
          >
            <span className="absolute start-3 bottom-3 rounded bg-surface px-4 py-2 text-sm group-hover:bg-sand-50">
              {mapWords.of(language).open}
            </span>
          </button>
        </div>
      )}
    </div>
  );
}
