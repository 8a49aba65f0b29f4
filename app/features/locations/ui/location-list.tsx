import type { ComponentProps } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { type CenterHours, openingStateOf } from "../rules/opening-state.ts";
import type { ListedLocation } from "./listed-location.ts";
import { LocationDetails } from "./location-details.tsx";
import { OpeningLine } from "./opening-line.tsx";

export interface LocationListProps {
  locations: readonly ListedLocation[];
  chosenId: string;
  onChoose: (id: string) => void;
  /** Of the ids: the button of a location is `{prefix}-{id}`. */
  prefix: string;
  ramadan: boolean;
  /** The device's time, once known, and the hours of the centers that have any. */
  now: Date | null;
  hours: ReadonlyMap<string, CenterHours>;
  /** What a button sends before the scripts answer; absent where they have written the list. */
  sends: ((id: string) => Pick<ComponentProps<"button">, "form" | "name" | "value">) | undefined;
}

/** Locations below each other; the chosen one shows its details. Without scripts and on paper all of them do. */
export function LocationList({ locations, ...rest }: LocationListProps) {
  return (
    <ul className="grid gap-3 print:grid-cols-2">
      {locations.map((location) => (
        <Entry key={location.id} location={location} {...rest} />
      ))}
    </ul>
  );
}

function Entry({
  location,
  chosenId,
  onChoose,
  prefix,
  ramadan,
  now,
  hours,
  sends,
}: Omit<LocationListProps, "locations"> & { location: ListedLocation }) {
  const language = useLanguage();
  const chosen = location.id === chosenId;
  const id = `${prefix}-${location.id}`;
  const center = hours.get(location.id);
  return (
    <li
      lang={location._lang === language ? undefined : location._lang}
      className={`rounded-lg border bg-surface ${chosen ? "border-accent" : "border-line"}`}
    >
      <h4>
        <button
          type={sends ? "submit" : "button"}
          value={location.id}
          {...sends?.(location.id)}
          data-analytics="location"
          id={id}
          aria-expanded={chosen}
          aria-controls={`${id}-details`}
          onClick={(event) => {
            event.preventDefault();
            onChoose(location.id);
          }}
          className={`flex w-full scroll-mt-40 items-start gap-4 rounded-lg p-4 text-start print:pb-0 ${chosen ? "" : "hover:bg-sand-50"}`}
        >
          <Icon
            name="pin"
            className={`mt-0.5 size-5 shrink-0 ${chosen ? "text-accent" : "text-ink-faint"}`}
          />
          <span className="min-w-0">
            <span className="block font-medium">{location.title}</span>
            <span className="block text-sm text-ink-soft">{location.address}</span>
          </span>
        </button>
      </h4>
      {now && center && (
        <div className="-mt-3 px-4 pb-4 ps-13">
          <OpeningLine state={openingStateOf(center, now)} />
        </div>
      )}
      <div id={`${id}-details`} className={chosen ? "" : "hidden noscript:block print:block"}>
        <LocationDetails location={location} ramadan={ramadan} />
      </div>
    </li>
  );
}
