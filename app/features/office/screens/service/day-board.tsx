import { useEffect, useRef, useState } from "react";
import { hourInBrief } from "#app/i18n/dates/clock.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { officeNow } from "../../browser/office-clock.ts";
import { Message } from "../../ui/kit/states.tsx";
import { BayRow, columnsOfRow, leastWidthOf, nameWidth } from "./bay-row.tsx";
import type { Board, BoardAppointment } from "./board.ts";
import { BoardCard } from "./board-card.tsx";
import { axisOf, type BoardAxis, hoursOf, shareOf } from "./board-place.ts";
import { useCardMoves } from "./drag/use-card-moves.ts";
import { serviceWords } from "./words.ts";

const minuteMs = 60_000;

/** A day of a center: a row for each bay, time along the line of reading. On a phone a list in order of time. */
export function DayBoard({ board }: { board: Board }) {
  const words = serviceWords.of(useLanguage());
  const { timeZone, opening, bays } = board;
  const moves = useCardMoves(board);
  const held = useRef(0);
  const shown = moves.appointments.filter(({ code }) => code !== "RJD" && code !== "CANC");
  const [earlier, today] = byDay(shown, board);
  const axis = axisOf([...opening, ...today.map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt }))]);
  if (axis === undefined && earlier.length === 0) return <Message title={words.closedDay} />;
  const unplaced = today.filter(({ bay }) => bay === null);
  return (
    <>
      <StillHere appointments={earlier} timeZone={timeZone} />
      <ul className="max-md:divide-y max-md:divide-line md:grid md:grid-cols-2 lg:hidden">
        {today.length === 0 && (
          <li>
            <Message title={words.emptyDay} />
          </li>
        )}
        {today.map((appointment) => (
          <li key={appointment.id} className="p-3">
            <BoardCard appointment={appointment} timeZone={timeZone} isWide />
          </li>
        ))}
      </ul>
      {axis && (
        <div className="relative hidden overflow-x-auto lg:block">
          <div className="relative" style={{ minWidth: leastWidthOf(axis) }}>
            <Hours axis={axis} timeZone={timeZone} />
            {bays.map((bay) => (
              <BayRow
                key={bay.bay}
                bay={bay}
                axis={axis}
                timeZone={timeZone}
                appointments={today.filter((one) => one.bay === bay.bay)}
                moves={moves}
                held={held}
              />
            ))}
            {unplaced.length > 0 && (
              <BayRow
                bay={undefined}
                axis={axis}
                timeZone={timeZone}
                appointments={unplaced}
                moves={moves}
                held={held}
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
  { day }: Board,
): [earlier: BoardAppointment[], today: BoardAppointment[]] {
  const isEarlier = (one: BoardAppointment) => one.day < day;
  return [appointments.filter(isEarlier), appointments.filter((one) => !isEarlier(one))];
}

/** Cars that came on an earlier day and are still here: no card of theirs fits into the hours of this one. */
function StillHere({
  appointments,
  timeZone,
}: {
  appointments: readonly BoardAppointment[];
  timeZone: string;
}) {
  const words = serviceWords.of(useLanguage());
  if (appointments.length === 0) return null;
  return (
    <section className="border-b border-line px-4 py-3 lg:px-3">
      <h2 className="mb-2 text-xs text-ink-soft">{words.stillHere}</h2>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-5">
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <BoardCard appointment={appointment} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hours({ axis, timeZone }: { axis: BoardAxis; timeZone: string }) {
  const language = useLanguage();
  return (
    <div
      className="sticky top-0 z-[2] grid border-b border-line bg-surface"
      style={columnsOfRow(axis)}
      aria-hidden="true"
    >
      <span className="sticky start-0 bg-surface" />
      {hoursOf(axis).map((hour) => (
        <span
          key={hour}
          className="tabular col-span-2 overflow-hidden border-s border-line px-1.5 py-1 text-2xs whitespace-nowrap text-ink-faint"
        >
          {hourInBrief(hour, timeZone, language)}
        </span>
      ))}
    </div>
  );
}

/** Where the day is now. It moves by itself. */
function NowLine({ axis }: { axis: BoardAxis }) {
  const [now, setNow] = useState(() => officeNow().getTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(officeNow().getTime()), minuteMs);
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
