import { timeAt } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInBrief } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { daysOf, hoursInFull } from "./months.ts";
import type { Capacity, Closure, Override } from "./shown-capacity.ts";
import { capacityWords } from "./words.ts";

interface SpecialProps {
  month: string;
  capacity: Capacity;
  onOverride?: ((override: Override) => void) | undefined;
}

/** What is other than usual in a month, with its reasons: nothing of it is seen by pointing alone. */
export function SpecialHours({ month, capacity, onOverride }: SpecialProps) {
  const language = useLanguage();
  const words = capacityWords.of(language);
  const { from, to } = daysOf([month]);
  const overrides = capacity.overrides.filter((one) => one.from <= to && one.to >= from);
  const closures = capacity.closures.filter(
    (one) => dayIn(one.from, capacity.timeZone) <= to && dayIn(one.to, capacity.timeZone) >= from,
  );
  if (overrides.length + closures.length === 0)
    return <p className="mt-2 text-xs text-ink-faint">{words.noSpecial}</p>;
  return (
    <ul className="mt-2 grid">
      {overrides.map((override) => (
        <li key={override.id}>
          {onOverride ? (
            <button
              type="button"
              onClick={() => onOverride(override)}
              className="press -mx-1 flex w-full items-center rounded px-1 text-start hover:bg-sand-50"
            >
              <OverrideLine override={override} />
            </button>
          ) : (
            <span className="flex py-1.5">
              <OverrideLine override={override} />
            </span>
          )}
        </li>
      ))}
      {closures.map((closure) => (
        <li key={closure.id} className="flex items-baseline gap-2 py-1.5 text-xs">
          <Icon name="wrench" className="size-3 shrink-0 self-center text-warning" />
          <span className="min-w-0">
            <ClosureText closure={closure} capacity={capacity} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function OverrideLine({ override: { from, to, timings, reason } }: { override: Override }) {
  const language = useLanguage();
  const words = capacityWords.of(language);
  return (
    <span className="flex items-baseline gap-2 text-xs">
      <span
        aria-hidden="true"
        className="size-2.5 shrink-0 self-center border border-line-strong/40 bg-warning-soft"
      />
      <span className="min-w-0">
        <bdi>{dayInBrief(from, language)}</bdi>
        {to !== from && (
          <>
            {" – "}
            <bdi>{dayInBrief(to, language)}</bdi>
          </>
        )}
        <span className="text-ink-soft">
          {" · "}
          <bdi>{reason[language]}</bdi>
          {" · "}
          <bdi>{timings.length === 0 ? words.closed : hoursInFull(timings, language)}</bdi>
        </span>
      </span>
    </span>
  );
}

/** A closure in words: which bay, from when to when, and why. */
export function ClosureText({
  closure: { bay, from, to, kind, reason },
  capacity,
}: {
  closure: Closure;
  capacity: Capacity;
}) {
  const language = useLanguage();
  const words = capacityWords.of(language);
  const { timeZone } = capacity;
  const [first, last] = [dayIn(from, timeZone), dayIn(to, timeZone)];
  return (
    <>
      <bdi>{capacity.bays.find((one) => one.bay === bay)?.name}</bdi>
      <span className="text-ink-soft">
        {" · "}
        {words[kind]}
        {" · "}
        <bdi>
          {dayInBrief(first, language)} {timeAt(from, timeZone, language)}
        </bdi>
        {" – "}
        <bdi>
          {last !== first && `${dayInBrief(last, language)} `}
          {timeAt(to, timeZone, language)}
        </bdi>
        {" · "}
        <bdi>{reason}</bdi>
      </span>
    </>
  );
}
