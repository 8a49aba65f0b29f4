import { useEffect, useState } from "react";
import { timeAt } from "#app/i18n/dates/clock.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Message } from "../../ui/kit/states.tsx";
import type { Board, BoardAppointment } from "./board.ts";
import { BoardCard } from "./board-card.tsx";
import { axisOf, type BoardAxis, columnsOf, hoursOf, lanesOf, shareOf } from "./board-place.ts";
import { serviceWords } from "./words.ts";

type Bay = Board["bays"][number];

const minuteMs = 60_000;

/** A day of a center: a row for each bay, time along the line of reading. On a phone a list in order of time. */
export function DayBoard({ board, onOpen }: { board: Board; onOpen: (id: string) => void }) {
  const words = serviceWords.of(useLanguage());
  const { timeZone, opening, bays } = board;
  const shown = board.appointments.filter(({ code }) => code !== "RJD" && code !== "CANC");
  const [earlier, today] = byDay(shown, board);
  const axis = axisOf([...opening, ...today.map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt }))]);
  if (axis === undefined && earlier.length === 0) return <Message title={words.closedDay} />;
  const unplaced = today.filter(({ bay }) => bay === null);
  return (
    <>
      <StillHere appointments={earlier} timeZone={timeZone} onOpen={onOpen} />
      <ul className="divide-y divide-line lg:hidden print:hidden">
        {today.length === 0 && (
          <li>
            <Message title={words.emptyDay} />
          </li>
        )}
        {today.map((appointment) => (
          <li key={appointment.id} className="p-3">
            <BoardCard appointment={appointment} timeZone={timeZone} onOpen={onOpen} isWide />
          </li>
        ))}
      </ul>
      {axis && (
        <div className="relative hidden overflow-x-auto lg:block print:block">
          <div className="relative min-w-[64rem]">
            <Hours axis={axis} timeZone={timeZone} />
            {bays.map((bay) => (
              <BayRow
                key={bay.bay}
                bay={bay}
                axis={axis}
                timeZone={timeZone}
                appointments={today.filter((one) => one.bay === bay.bay)}
                onOpen={onOpen}
              />
            ))}
            {unplaced.length > 0 && (
              <BayRow
                bay={undefined}
                axis={axis}
                timeZone={timeZone}
                appointments={unplaced}
                onOpen={onOpen}
              />
            )}
            {board.day === board.today && <NowLine axis={axis} />}
          </div>
        </div>
      )}
    </>
  );
}

/** Those of earlier days, whose cars have not left, and those of the day. */
function byDay(
  appointments: readonly BoardAppointment[],
  { day, timeZone }: Board,
): [earlier: BoardAppointment[], today: BoardAppointment[]] {
  const isEarlier = ({ startsAt }: BoardAppointment) => dayIn(startsAt, timeZone) < day;
  return [appointments.filter(isEarlier), appointments.filter((one) => !isEarlier(one))];
}

/** Cars that came on an earlier day and are still here: no card of theirs fits into the hours of this one. */
function StillHere({
  appointments,
  timeZone,
  onOpen,
}: {
  appointments: readonly BoardAppointment[];
  timeZone: string;
  onOpen: (id: string) => void;
}) {
  const words = serviceWords.of(useLanguage());
  if (appointments.length === 0) return null;
  return (
    <section className="border-b border-line px-4 py-3 lg:px-3">
      <h2 className="mb-2 text-xs text-ink-soft">{words.stillHere}</h2>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-5">
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <BoardCard appointment={appointment} timeZone={timeZone} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const nameWidth = "8.5rem";
const columns = (axis: BoardAxis) => ({
  gridTemplateColumns: `${nameWidth} repeat(${axis.steps}, minmax(0, 1fr))`,
});

function Hours({ axis, timeZone }: { axis: BoardAxis; timeZone: string }) {
  const language = useLanguage();
  return (
    <div
      className="sticky top-0 z-[2] grid border-b border-line bg-surface"
      style={columns(axis)}
      aria-hidden="true"
    >
      <span />
      {hoursOf(axis).map((hour) => (
        <span
          key={hour}
          className="tabular col-span-2 overflow-hidden border-s border-line px-1.5 py-1 text-2xs whitespace-nowrap text-ink-faint"
        >
          {timeAt(hour, timeZone, language)}
        </span>
      ))}
    </div>
  );
}

interface BayRowProps {
  bay: Bay | undefined;
  axis: BoardAxis;
  timeZone: string;
  appointments: readonly BoardAppointment[];
  onOpen: (id: string) => void;
}

function BayRow({ bay, axis, timeZone, appointments, onOpen }: BayRowProps) {
  const language = useLanguage();
  const words = serviceWords.of(language);
  const lanes = lanesOf(appointments.map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt })));
  return (
    <section
      aria-label={bay?.name ?? words.noBay}
      className="grid min-h-16 gap-y-0.5 border-b border-line py-0.5"
      style={{ ...columns(axis), backgroundImage: "none" }}
    >
      <h2 className="row-span-full border-e border-line px-3 py-2 text-sm">{bay?.name ?? words.noBay}</h2>
      {bay?.closures.map((closure) => {
        const { first, last } = columnsOf(closure, axis);
        return (
          <p
            key={closure.from}
            className="board-closed row-span-full rounded px-2 py-1 text-2xs text-ink-soft"
            style={{ gridColumn: `${first + 1} / ${last + 1}`, gridRow: "1 / span 99" }}
          >
            {words.closedHours}: {closure.reason}
          </p>
        );
      })}
      {appointments.map((appointment, index) => {
        const { first, last } = columnsOf({ from: appointment.startsAt, to: appointment.endsAt }, axis);
        return (
          <div
            key={appointment.id}
            className="z-[1] min-w-0"
            style={{ gridColumn: `${first + 1} / ${last + 1}`, gridRow: (lanes[index] ?? 0) + 1 }}
          >
            <BoardCard appointment={appointment} timeZone={timeZone} onOpen={onOpen} />
          </div>
        );
      })}
    </section>
  );
}

/** Where the day is now. It moves by itself. */
function NowLine({ axis }: { axis: BoardAxis }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  const share = shareOf(now, axis);
  if (share === undefined) return null;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 z-[3] w-px bg-danger"
      style={{ insetInlineStart: `calc(${nameWidth} + (100% - ${nameWidth}) * ${share})` }}
    />
  );
}
