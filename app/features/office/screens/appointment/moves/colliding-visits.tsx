import { Link } from "react-router";
import { withCommas } from "#app/i18n/comma.ts";
import { hoursInWords, momentInBrief, timeAt } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInBrief } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { useDeed } from "../../../browser/office-queries.ts";
import { rescheduleCall } from "../../../calls/appointment-deed-calls.ts";
import { isInside } from "../../../rules/visit-codes.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { CodePill } from "../../service/code-pill.tsx";
import { appointmentWords } from "../words.ts";
import type { Collision } from "./collisions.ts";

interface CollidingProps {
  collisions: readonly Collision[];
  timeZone: string;
  /** One has been moved out of the way. */
  onMoved: (appointmentId: string) => void;
}

/** Visits that have the hours which another one needs: each is moved by one press to a time that is free for it. */
export function CollidingVisits({ collisions, timeZone, onMoved }: CollidingProps) {
  const words = appointmentWords.of(useLanguage());
  return (
    <section role="alert" className="grid gap-3 rounded-md border border-line p-3">
      <h3 className="text-sm text-danger">{words.collides}</h3>
      <ul className="grid gap-4">
        {collisions.map((collision) => (
          <Colliding
            key={collision.appointmentId}
            collision={collision}
            timeZone={timeZone}
            onMoved={onMoved}
          />
        ))}
      </ul>
    </section>
  );
}

function Colliding({
  collision,
  timeZone,
  onMoved,
}: Omit<CollidingProps, "collisions"> & { collision: Collision }) {
  const language = useLanguage();
  const words = appointmentWords.of(language);
  const { appointmentId: id, version, reference, code, startsAt, endsAt, freeTimes } = collision;
  const move = useDeed(rescheduleCall, { done: () => onMoved(id) });
  const dayOf = (instant: string) => dayInBrief(dayIn(instant, timeZone), language);
  return (
    <li className="grid gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-3">
        <Link to={`/service/${id}`} className="underline underline-offset-4">
          <Ltr>{reference}</Ltr>
        </Link>
        <span className="text-ink-soft">
          {dayOf(startsAt)} · {hoursInWords([startsAt, endsAt], timeZone, language)}
        </span>
        <CodePill code={code} />
      </p>
      {isInside(code) ? (
        <p className="text-ink-soft">{words.carIsHere}</p>
      ) : freeTimes.length === 0 ? (
        <p className="text-ink-soft">{words.noFreeTimes}</p>
      ) : (
        <div className="flex flex-wrap gap-1.5">
          {freeTimes.map((time) => (
            <Button
              key={time.startsAt}
              busy={move.isPending && move.variables?.body.startsAt === time.startsAt}
              isDisabled={move.isPending}
              aria-label={`${words.moveThere}: ${withCommas([reference, momentInBrief(time.startsAt, timeZone, language)], language)}`}
              onPress={() => move.mutate({ params: { id }, body: { version, startsAt: time.startsAt } })}
            >
              {dayOf(time.startsAt)} · {timeAt(time.startsAt, timeZone, language)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
