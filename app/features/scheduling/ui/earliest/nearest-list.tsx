import { timeAt } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInBrief } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { usePosition } from "#app/ui/map/use-position.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { Offer } from "../../calls.ts";
import { nearestAlternatives } from "../../rules/choosing/earliest.ts";
import type { ChosenPlace } from "../../wizard/chosen.ts";
import { type OfferedTime, offeredTime } from "../../wizard/offered-times.ts";
import { Distance } from "../places/distance.tsx";
import { stepWords } from "../steps/words.ts";
import { earliestWords, type PlaceNames } from "./words.ts";

interface NearestListProps {
  /** The times nearest to the day, of each place. */
  offers: readonly Offer[];
  places: readonly ChosenPlace[];
  /** The day that has no free time at the chosen place. */
  day: string;
  /** The chosen place. */
  placeId: string;
  names: PlaceNames;
  onTake: (time: OfferedTime) => void;
}

/** The three nearest times to a day without any: other days of the place, and other places on that day. */
export function NearestList({ offers, places, day, placeId, names, onTake }: NearestListProps) {
  const language = useLanguage();
  const { position } = usePosition();
  const nearest = nearestAlternatives(offers, { day, centerId: placeId }, places, position);
  const times = nearest.flatMap((offer) => offeredTime(offer, places) ?? []);
  if (times.length === 0) return null;
  return (
    <>
      <p id="nearest-times" className="mt-4 text-sm text-ink-soft">
        {earliestWords.of(language).alternatives}
      </p>
      <ul aria-labelledby="nearest-times" className="mt-2 grid gap-2">
        {times.map((time) => (
          <li key={`${time.place.id} ${time.slot.startTime}`}>
            <NearestTime
              time={time}
              isHere={time.place.id === placeId}
              hereLabel={names.thisPlace}
              onTake={() => onTake(time)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface NearestTimeProps {
  time: OfferedTime;
  isHere: boolean;
  hereLabel: string;
  onTake: () => void;
}

function NearestTime({ time: { place, slot }, isHere, hereLabel, onTake }: NearestTimeProps) {
  const language = useLanguage();
  return (
    <button
      type="button"
      data-analytics="nearest-time"
      value={isHere ? "day" : "center"}
      onClick={onTake}
      className="flex min-h-16 w-full items-center gap-4 rounded border border-line bg-surface px-4 py-2 text-start transition-colors hover:border-ink-soft"
    >
      <span className="w-20 shrink-0">
        <bdi className="tabular block text-lg font-medium">
          {timeAt(slot.startTime, place.timeZone, language)}
        </bdi>
        <span className="tabular block text-xs text-ink-soft">
          {stepWords.of(language).until(timeAt(slot.endTime, place.timeZone, language))}
        </span>
      </span>
      <span className="min-w-0 grow">
        <span className="block font-medium">
          {dayInBrief(dayIn(slot.startTime, place.timeZone), language)}
        </span>
        <span className="block text-sm text-ink-soft">
          {isHere ? hereLabel : place.title}
          <Distance to={place} className="ms-2" />
        </span>
      </span>
      <Icon name="chevron-forward" className="size-5 shrink-0 text-accent" />
    </button>
  );
}
