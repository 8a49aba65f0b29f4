import type { CSSProperties, RefObject } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { Board, BoardAppointment } from "./board.ts";
import { BoardCard } from "./board-card.tsx";
import { type BoardAxis, columnsOf, lanesOf, type Span } from "./board-place.ts";
import { DraggableCard } from "./drag/draggable-card.tsx";
import { useBayDrop } from "./drag/use-bay-drop.ts";
import type { CardMoves } from "./drag/use-card-moves.ts";
import { serviceWords } from "./words.ts";

export const nameWidth = "8.5rem";

/** The columns of every row: the name of the bay, then half hours. */
export function columnsOfRow({ steps }: BoardAxis): CSSProperties {
  return { gridTemplateColumns: `${nameWidth} repeat(${steps}, minmax(0, 1fr))` };
}

/** An hour is never narrower than its time and a plate; a long day, as one of Ramadan's nights, scrolls. */
export function leastWidthOf({ steps }: BoardAxis): string {
  return `calc(${nameWidth} + ${steps / 2} * 4.75rem)`;
}

interface BayRowProps {
  /** Undefined for visits that have no bay. */
  bay: Board["bays"][number] | undefined;
  axis: BoardAxis;
  timeZone: string;
  appointments: readonly BoardAppointment[];
  moves: CardMoves;
  held: RefObject<number>;
}

/** A bay with its visits along the hours; cards are let go over it. */
export function BayRow({ bay, axis, timeZone, appointments, moves, held }: BayRowProps) {
  const words = serviceWords.of(useLanguage());
  const lanes = lanesOf(appointments.map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt })));
  // All of its rows: more than there are would each add a gap.
  const whole = `1 / span ${Math.max(0, ...lanes) + 1}`;
  const { row, hours, dropProps, place } = useBayDrop({ bay: bay?.bay, axis, moves, held });
  const at = (span: Span) => {
    const { first, last } = columnsOf(span, axis);
    return { gridColumn: `${first + 1} / ${last + 1}` };
  };
  return (
    <section
      ref={row}
      {...dropProps}
      aria-label={bay?.name ?? words.noBay}
      className="grid min-h-16 gap-y-0.5 border-b border-line py-0.5"
      style={columnsOfRow(axis)}
    >
      <h2
        className="sticky start-0 z-[4] border-e border-line bg-surface px-3 py-2 text-sm"
        style={{ gridRow: whole }}
      >
        {bay?.name ?? words.noBay}
      </h2>
      <div ref={hours} aria-hidden="true" style={{ gridColumn: "2 / -1", gridRow: whole }} />
      {place && (
        <div
          aria-hidden="true"
          className="z-[2] rounded border border-dashed border-accent bg-accent-soft/60"
          style={{ ...at(place), gridRow: whole }}
        />
      )}
      {bay?.closures.map((closure) => (
        <p
          key={closure.from}
          className="board-closed rounded px-2 py-1 text-2xs text-ink-soft"
          style={{ ...at(closure), gridRow: whole }}
        >
          {words.closedHours}: {closure.reason}
        </p>
      ))}
      {appointments.map((appointment, index) => {
        const card = <BoardCard appointment={appointment} timeZone={timeZone} />;
        return (
          <div
            key={appointment.id}
            className="z-[1] min-w-0"
            style={{
              ...at({ from: appointment.startsAt, to: appointment.endsAt }),
              gridRow: (lanes[index] ?? 0) + 1,
            }}
          >
            {moves.canDrag(appointment) ? (
              <DraggableCard appointment={appointment} moves={moves} held={held}>
                {card}
              </DraggableCard>
            ) : (
              card
            )}
          </div>
        );
      })}
    </section>
  );
}
