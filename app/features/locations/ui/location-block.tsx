import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { Button } from "#app/ui/button.tsx";
import { TabList } from "#app/ui/navigation/tab-list.tsx";
import { locationsOfType, typesShown } from "../rules/location-choice.ts";
import { isRamadan } from "../rules/ramadan.ts";
import { locationWords } from "../words.ts";
import { AllLocations } from "./all-locations.tsx";
import type { ListedLocation, TypeLabel } from "./listed-location.ts";
import { LocationList, type LocationListProps } from "./location-list.tsx";
import { LocationMap } from "./location-map.tsx";
import { useAllLocations } from "./use-all-locations.ts";
import { useCenterHours } from "./use-center-hours.ts";
import { useChosenLocation } from "./use-chosen-location.ts";
import { useMinute } from "./use-minute.ts";

export interface LocationBlockProps {
  locations: readonly ListedLocation[];
  typeLabels: readonly TypeLabel[];
  allLocationsTitle: string;
  /** What was so when the page was rendered; the device's own clock decides afterwards. */
  ramadan?: boolean;
  /** Whether the address holds the choice: on the page of the locations. */
  inAddress?: boolean;
}

/** Where we are: tabs by type, the map, the list, and all locations at once (product/pages.md#find-a-dealership). */
export function LocationBlock(props: LocationBlockProps) {
  const { locations, allLocationsTitle } = props;
  const prefix = useId();
  const words = locationWords.of(useLanguage());
  const types = typesShown(props.typeLabels, locations);
  const { chosen, choose, chooseType } = useChosenLocation(locations, types, props.inAddress ?? false);
  const [isMapLoaded, setMapLoaded] = useState(false);
  const all = useAllLocations();
  const now = useMinute();
  const hours = useCenterHours(chosen?.locationType === "service");
  const arrival = useArrival(!all.isOpen, chosen && `${prefix}-${chosen.id}`);
  if (!chosen) return null;
  const sends = props.inAddress
    ? (value: string | undefined) => ({ form: `${prefix}-choice`, name: "location", value })
    : undefined;
  const ramadan = now ? isRamadan(now, market().zone) : (props.ramadan ?? false);
  const list = { chosenId: chosen.id, onChoose: choose, prefix, ramadan, now, hours, sends };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: any click in the block, by a key too, loads the map
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys press the block's own buttons
    <div onClick={() => setMapLoaded(true)}>
      {sends && <ChoiceForm id={`${prefix}-choice`} />}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <TabList
          label={words.types}
          tabs={types}
          active={chosen.locationType}
          onChoose={chooseType}
          prefix={prefix}
          {...(sends && { sends: (type) => sends(locationsOfType(locations, type)[0]?.id) })}
        />
        <AllLocationsButton sent={sends?.(chosen.id)} onOpen={all.open}>
          {allLocationsTitle}
        </AllLocationsButton>
      </div>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <LocationMap
          locations={locationsOfType(locations, chosen.locationType)}
          chosen={chosen}
          onChoose={(id) => {
            arrival.expect("show");
            choose(id);
          }}
          isMapLoaded={isMapLoaded}
          className="h-72 md:h-96 lg:sticky lg:top-28 lg:h-[min(72svh,42rem)] print:hidden"
        />
        <Panels types={types} type={chosen.locationType} locations={locations} {...list} />
      </div>
      <AllLocations
        open={all.isOpen}
        onClose={all.close}
        title={allLocationsTitle}
        types={types}
        locations={locations}
        chosenId={chosen.id}
        onChoose={(id) => {
          arrival.expect("focus");
          choose(id);
          if (!props.inAddress) all.close();
        }}
      />
    </div>
  );
}

interface AllLocationsButtonProps {
  /** What it sends before the scripts answer; absent where they have written the block. */
  sent: Pick<ComponentProps<"button">, "form" | "name" | "value"> | undefined;
  onOpen: () => void;
  children: string;
}

/** Opens the list of all locations. */
function AllLocationsButton({ sent, onOpen, children }: AllLocationsButtonProps) {
  return (
    <Button
      variant="secondary"
      aria-haspopup="dialog"
      data-analytics="all-locations"
      {...(sent && { ...sent, type: "submit", formAction: `${href("/find-us")}#all-locations` })}
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
      className="noscript:hidden print:hidden"
    >
      {children}
    </Button>
  );
}

interface PanelsProps extends LocationListProps {
  types: readonly TypeLabel[];
  /** The type whose locations are shown; without scripts all of them are. */
  type: string;
}

/** The lists of all types, one for each tab; on paper all of them. */
function Panels({ types, type, locations, ...list }: PanelsProps) {
  return (
    <div>
      {types.map(({ id, label }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${list.prefix}-panel-${id}`}
          aria-labelledby={`${list.prefix}-tab-${id}`}
          className={id === type ? "" : "mt-10 hidden noscript:block print:block"}
        >
          <h3 className="sr-only noscript:not-sr-only noscript:mb-3 noscript:text-subheading print:not-sr-only print:mb-3 print:text-subheading">
            {label}
          </h3>
          <LocationList locations={locationsOfType(locations, id)} {...list} />
        </div>
      ))}
    </div>
  );
}

/** Before the scripts answer, the block's buttons send what they choose: the page for it comes from the server. */
function ChoiceForm({ id }: { id: string }) {
  const [search] = useSearchParams();
  const near = search.get("near");
  return (
    <form id={id} method="get" action={`${href("/find-us")}#locations`} hidden>
      <input type="hidden" name="lang" value={useLanguage()} />
      {near && <input type="hidden" name="near" value={near} />}
    </form>
  );
}

/**
 * What was chosen elsewhere than in the list is brought into sight there; after the dialog, which gives the keyboard
 * back to its button, the keyboard goes to it too.
 */
function useArrival(listIsFree: boolean, buttonId: string | undefined) {
  const expected = useRef<"show" | "focus" | null>(null);
  useEffect(() => {
    const button = buttonId === undefined ? null : document.getElementById(buttonId);
    if (!listIsFree || !expected.current || !button) return;
    if (expected.current === "focus") button.focus({ preventScroll: true });
    button.closest("li")?.scrollIntoView({ block: "nearest" });
    expected.current = null;
  }, [listIsFree, buttonId]);
  return {
    expect: (how: "show" | "focus") => {
      expected.current = how;
    },
  };
}
