import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { timeAt } from "#app/i18n/dates/clock.ts";
import { dayInWords } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { usePosition } from "#app/ui/map/use-position.ts";
import type { TimeSlot } from "../../calls.ts";
import { rankTimes } from "../../rules/choosing/earliest.ts";
import type { ChosenPlace } from "../../wizard/chosen.ts";
import { type OfferedTime, offeredTime } from "../../wizard/offered-times.ts";
import { Distance } from "../places/distance.tsx";
import { CardSkeletons } from "../steps/card-skeletons.tsx";
import { StepLoadError } from "../steps/step-load-error.tsx";
import { stepWords } from "../steps/words.ts";
import { earliestWords, type PlaceNames } from "./words.ts";

interface DayTimesProps {
  /** The free times of the day at all places. */
  slots: Pick<UseQueryResult<readonly TimeSlot[]>, "data" | "isPending" | "error" | "refetch">;
  places: readonly ChosenPlace[];
  day: string;
  names: PlaceNames;
  texts: { readonly loadErrorTitle: string };
  onTake: (time: OfferedTime) => void;
}

/** The free times of one day at all places: first when, then where. */
export function DayTimes({ slots, places, day, names, texts, onTake }: DayTimesProps) {
  const language = useLanguage();
  const words = stepWords.of(language);
  const [wanted, setWanted] = useState<string>();
  const chosen = slots.data?.find((slot) => idOf(slot) === wanted) ?? slots.data?.[0];
  return (
    <>
      <h3 className="font-medium">{earliestWords.of(language).timesOn(dayInWords(day, language))}</h3>
      <p role="status" className="sr-only">
        {slots.data ? words.timesFound(slots.data.length) : words.loadingTimes}
      </p>
      <div className="mt-3">
        {slots.isPending && <CardSkeletons count={6} shape="slot" />}
        {slots.error && !slots.data && (
          <StepLoadError texts={texts} error={slots.error} onRetry={() => void slots.refetch()} />
        )}
        {slots.data && (
          <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 xl:grid-cols-6">
            {slots.data.map((slot) => (
              <li key={idOf(slot)}>
                <TimeChip
                  slot={slot}
                  timeZone={places[0]?.timeZone ?? "UTC"}
                  chosen={slot === chosen}
                  names={names}
                  onPress={() => setWanted(idOf(slot))}
                />
              </li>
            ))}
          </ul>
        )}
        {chosen && <PlacesAt slot={chosen} places={places} day={day} names={names} onTake={onTake} />}
      </div>
    </>
  );
}

/** Two slots may start together and end apart. */
function idOf({ startTime, endTime, openingDay }: TimeSlot): string {
  return [startTime, endTime, openingDay].join();
}

interface TimeChipProps {
  slot: TimeSlot;
  timeZone: string;
  chosen: boolean;
  names: PlaceNames;
  onPress: () => void;
}

function TimeChip({ slot, timeZone, chosen, names, onPress }: TimeChipProps) {
  const language = useLanguage();
  const words = stepWords.of(language);
  const [start, end] = [timeAt(slot.startTime, timeZone, language), timeAt(slot.endTime, timeZone, language)];
  return (
    <button
      type="button"
      data-analytics="earliest-time"
      aria-pressed={chosen}
      onClick={onPress}
      className={`flex min-h-16 w-full flex-col items-center justify-center rounded border px-1 py-2 transition-colors ${
        chosen
          ? "border-accent bg-accent-soft ring-1 ring-accent"
          : "border-line bg-surface hover:border-ink-soft"
      }`}
    >
      <span className="sr-only">{words.from(start, end)}. </span>
      <bdi aria-hidden="true" className="tabular whitespace-nowrap font-medium">
        {start}
      </bdi>
      <span aria-hidden="true" className="tabular whitespace-nowrap text-xs text-ink-soft">
        {words.until(end)}
      </span>
      <span className="text-xs text-ink-soft">
        {slot.openingDay ? words.afterMidnight : names.places(slot.territories.length)}
      </span>
    </button>
  );
}

interface PlacesAtProps extends Pick<DayTimesProps, "places" | "day" | "names" | "onTake"> {
  slot: TimeSlot;
}

/** The places that have a time, the nearest first where the customer said where they are. */
function PlacesAt({ slot, places, day, names, onTake }: PlacesAtProps) {
  const language = useLanguage();
  const { position } = usePosition();
  const { startTime, endTime } = slot;
  const offers = slot.territories.map(({ id: centerId, territoryPromiseKey }) => {
    return { centerId, startTime, endTime, day, territoryPromiseKey };
  });
  const clock = timeAt(startTime, places[0]?.timeZone ?? "UTC", language);
  return (
    <ul aria-label={names.placesAt(clock)} className="mt-4 divide-y divide-line border-y border-line">
      {rankTimes(offers, places, position).map((offer) => {
        const time = offeredTime(offer, places);
        if (!time) return null;
        const { place } = time;
        return (
          <li key={place.id} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0">
              <span className="block">{place.title}</span>
              <Distance to={place} className="block text-sm text-ink-soft" />
            </span>
            <Button
              variant="secondary"
              className="shrink-0 px-4"
              data-analytics="earliest-center"
              aria-label={earliestWords.of(language).takeAt(clock, place.title)}
              onClick={() => onTake(time)}
            >
              <bdi className="tabular">{clock}</bdi>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
