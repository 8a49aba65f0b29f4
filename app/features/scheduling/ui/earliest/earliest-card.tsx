import { timeAt } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInWords } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { usePosition } from "#app/ui/map/use-position.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { OfferedTime } from "../../wizard/offered-times.ts";
import { Distance } from "../places/distance.tsx";
import { stepWords } from "../steps/words.ts";
import { earliestWords } from "./words.ts";

interface EarliestCardProps {
  title: string;
  /** Undefined while it is being looked for. */
  earliest: OfferedTime | undefined;
  onTake: (time: OfferedTime) => void;
}

/** The best answer to where and when in one: day, time, place, and a button that takes them. */
export function EarliestCard({ title, earliest, onTake }: EarliestCardProps) {
  const language = useLanguage();
  const words = earliestWords.of(language);
  return (
    <div className="grid gap-5 rounded-lg bg-sea-900 p-5 text-on-dark sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end md:p-6">
      <div className="min-w-0">
        <h3 className="text-sm text-on-dark-soft">{title}</h3>
        {earliest ? <EarliestTime time={earliest} /> : <LookingForTime />}
      </div>
      <Button
        variant="inverse"
        className="max-sm:w-full"
        data-analytics="earliest"
        disabled={!earliest}
        onClick={() => earliest && onTake(earliest)}
      >
        {words.take}
      </Button>
    </div>
  );
}

function EarliestTime({ time: { place, slot } }: { time: OfferedTime }) {
  const language = useLanguage();
  return (
    <>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
        <span>
          <bdi className="tabular text-title leading-tight">
            {timeAt(slot.startTime, place.timeZone, language)}
          </bdi>{" "}
          <span className="tabular ms-2 inline-block text-sm text-on-dark-soft">
            {stepWords.of(language).until(timeAt(slot.endTime, place.timeZone, language))}
          </span>
        </span>
        <span className="text-lg">{dayInWords(dayIn(slot.startTime, place.timeZone), language)}</span>
      </p>
      <p className="mt-1 min-h-12">
        <span className="block">{place.title}</span>
        <Distance to={place} className="block text-sm text-on-dark-soft" />
      </p>
    </>
  );
}

/** As high as what comes, so that nothing jumps. */
function LookingForTime() {
  const language = useLanguage();
  return (
    <>
      <p className="mt-1 text-title leading-tight" aria-hidden="true">
        –
      </p>
      <p role="status" className="mt-1 min-h-12 text-on-dark-soft">
        {earliestWords.of(language).looking}
      </p>
    </>
  );
}

/** The position is read only after a press. What came of it stands in the button's place. */
export function SharePosition({ locatedText }: { locatedText: string }) {
  const language = useLanguage();
  const words = earliestWords.of(language);
  const { stage, locate } = usePosition();
  const said = {
    idle: words.positionStays,
    locating: words.locating,
    located: locatedText,
    unknown: words.positionUnknown,
  };
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      {(stage === "idle" || stage === "locating") && (
        <button
          type="button"
          data-analytics="share-position"
          aria-disabled={stage === "locating"}
          onClick={() => stage === "idle" && locate()}
          className="inline-flex min-h-11 items-center gap-2 text-accent underline underline-offset-4 aria-disabled:text-ink-faint"
        >
          <Icon name="pin" className="size-5 shrink-0" />
          {words.sharePosition}
        </button>
      )}
      <p role="status" className="text-sm text-ink-soft">
        {said[stage]}
      </p>
    </div>
  );
}
