import { directionsAddress } from "#app/lib/address/directions.ts";
import { MapOnRequest } from "#app/ui/map/map-on-request.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { ChosenPlace } from "../../wizard/chosen.ts";

/** The place on a map, and the way there. */
export function WayThere({ place, label }: { place: ChosenPlace; label: string }) {
  return (
    <div className="print:hidden">
      <MapOnRequest places={[place]} chosenId={place.id} className="h-64" />
      <a
        href={directionsAddress(place)}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-2 inline-flex min-h-11 items-center gap-2 text-accent underline underline-offset-4"
      >
        <Icon name="pin" />
        {label}
      </a>
    </div>
  );
}
