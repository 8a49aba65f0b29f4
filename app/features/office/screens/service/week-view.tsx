import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { dayInBrief } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { officeQuery } from "../../browser/office-queries.ts";
import { showWeekCall } from "../../calls/appointment-calls.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { Loaded } from "../../ui/kit/states.tsx";
import { WeekSheet } from "./print/week-sheet.tsx";
import { serviceWords } from "./words.ts";

type Day = AnswerTo<typeof showWeekCall>["days"][number];

/** Seven days of a center: how many hours of its bays are taken, and why a day has other hours. */
export function WeekView({ center, day }: { center: string; day: string }) {
  const language = useLanguage();
  const { may } = useSession();
  const query = useQuery(
    officeQuery(
      showWeekCall,
      { params: { center }, query: { day } },
      { language, topics: [`service/${center}`, `capacity/${center}`] },
    ),
  );
  return (
    <Loaded query={query}>
      {({ days }) => (
        <>
          <ul className="grid gap-px bg-line md:grid-cols-7">
            {days.map((one) => (
              <WeekDay key={one.day} day={one} />
            ))}
          </ul>
          {may("appointment.print", center) && <WeekSheet center={center} days={days} />}
        </>
      )}
    </Loaded>
  );
}

function WeekDay({ day: { day, isOpen, reason, hours, taken, free, closed } }: { day: Day }) {
  const language = useLanguage();
  const words = serviceWords.of(language);
  const share = hours === 0 ? 0 : Math.round((taken / hours) * 100);
  return (
    <li className="bg-surface">
      <Link
        to={`/service?day=${day}`}
        className="grid min-h-32 content-start gap-2 p-4 outline-offset-[-2px] hover:bg-sand-50"
      >
        <span className="text-sm">{dayInBrief(day, language)}</span>
        {isOpen ? (
          <>
            <span className="tabular text-xl">{share}%</span>
            <span aria-hidden="true" className="h-1 w-full overflow-hidden rounded-full bg-sand-100">
              <span
                className={`block h-full ${share >= 90 ? "bg-warning" : "bg-accent"}`}
                style={{ inlineSize: `${share}%` }}
              />
            </span>
            <span className="text-xs text-ink-soft">
              {words.takenOf(taken, hours)} · {words.freeHours(free)}
            </span>
            {closed > 0 && <span className="text-xs text-warning">{words.outOfUse(closed)}</span>}
          </>
        ) : (
          <span className="text-sm text-ink-soft">{words.closedHours}</span>
        )}
        {reason && <span className="text-xs text-warning">{reason}</span>}
      </Link>
    </li>
  );
}
