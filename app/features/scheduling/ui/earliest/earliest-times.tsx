import { Fragment, type ReactNode, useId, useState } from "react";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { usePosition } from "#app/ui/map/use-position.ts";
import type { DayCount, Offer } from "../../calls.ts";
import { rankTimes } from "../../rules/choosing/earliest.ts";
import type { ChosenPlace } from "../../wizard/chosen.ts";
import { type OfferedTime, offeredTime } from "../../wizard/offered-times.ts";
import { DayStrip } from "./day-strip.tsx";
import { EarliestCard, SharePosition } from "./earliest-card.tsx";
import type { PlaceNames } from "./words.ts";

interface EarliestTimesProps {
  places: readonly ChosenPlace[];
  /** The first bookable day: nothing is offered of the night before, as the choice of a time does not. */
  from: string;
  /** The first free time of each place, and how many times each day has; undefined while they are being looked for. */
  found: { readonly offers: readonly Offer[]; readonly days: readonly DayCount[] } | undefined;
  names: PlaceNames;
  onTake: (time: OfferedTime) => void;
  /** The times of a day that was pressed, as `DayTimes` shows them. */
  timesOf: (day: string) => ReactNode;
}

/** Where and when in one step: the earliest time of all places, and what each of the next days has. */
export function EarliestTimes({ places, from, found, names, onTake, timesOf }: EarliestTimesProps) {
  const { position } = usePosition();
  const [day, setDay] = useState<string | null>(null);
  const panelId = useId();
  const offers = found?.offers.filter((offer) => offer.day >= from);
  const [first] = rankTimes(offers ?? [], places, position);
  if (found && !first) return <p className="rounded-lg bg-sand-50 p-6">{names.noneFree}</p>;
  return (
    <>
      <EarliestCard title={names.title} earliest={first && offeredTime(first, places)} onTake={onTake} />
      <div className="mt-2 mb-4">
        <SharePosition locatedText={names.positionKnown} />
      </div>
      {found ? (
        <DayStrip
          title={names.daysTitle}
          first={first?.day ?? from}
          counts={found.days}
          chosen={day}
          panelId={panelId}
          onChoose={(pressed) => setDay(pressed === day ? null : pressed)}
        />
      ) : (
        <Skeleton className="h-34 w-full rounded-lg" />
      )}
      {day && (
        <section id={panelId} className="mt-4 rounded-lg border border-line bg-surface p-4 md:p-6">
          <Fragment key={day}>{timesOf(day)}</Fragment>
        </section>
      )}
    </>
  );
}
