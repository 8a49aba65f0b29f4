import { type ReactNode, useState } from "react";
import { dayInWords } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button, ButtonLink } from "../../ui/kit/button.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { isClosable } from "../closing/closable-days.ts";
import { CloseDayDialog } from "../closing/close-day-dialog.tsx";
import { OverrideDialog } from "../hours/override-dialog.tsx";
import { ClosureDialog } from "./closure-dialog.tsx";
import { ClosureLine } from "./closure-line.tsx";
import { hoursInFull } from "./months.ts";
import type { Capacity, CapacityDay, Closure } from "./shown-capacity.ts";
import { capacityWords } from "./words.ts";

interface DayDialogProps {
  center: string;
  capacity: Capacity;
  day: string | null;
  onClose: () => void;
}

/** A day that was opened: its hours and why, how full it is, its bays, and what may be changed of it. */
export function DayDialog({ center, capacity, day, onClose }: DayDialogProps) {
  const language = useLanguage();
  const details = capacity.days.find((one) => one.day === day);
  return (
    <Dialog
      open={details !== undefined}
      onClose={onClose}
      title={details ? dayInWords(details.day, language) : ""}
      size="wide"
    >
      {details && <Day center={center} capacity={capacity} day={details} onClose={onClose} />}
    </Dialog>
  );
}

type Opened = "close" | "hours" | "own-hours" | "reopen" | { readonly closure: Closure | undefined };

interface DayProps {
  center: string;
  capacity: Capacity;
  day: CapacityDay;
  onClose: () => void;
}

function Day({ center, capacity, day, onClose }: DayProps) {
  const words = capacityWords.of(useLanguage());
  const { may } = useSession();
  const [opened, setOpened] = useState<Opened>();
  const override = capacity.overrides.find(({ id }) => id === day.override);
  const isOneDay = override !== undefined && override.from === override.to;
  const closures = capacity.closures.filter(({ id }) => day.closures.includes(id));
  const isAhead = capacity.isPlannedHere && day.day >= capacity.today;
  return (
    <div className="grid gap-6">
      <Hours capacity={capacity} day={day} />
      {day.hours > 0 && <Load day={day} />}
      <Part title={words.bayClosures}>
        {closures.length === 0 ? (
          <p className="text-sm text-ink-soft">{words.noClosures}</p>
        ) : (
          closures.map((closure) => (
            <ClosureLine
              key={closure.id}
              center={center}
              capacity={capacity}
              closure={closure}
              onChange={(changed) => setOpened({ closure: changed })}
            />
          ))
        )}
      </Part>
      <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-4">
        <ButtonLink look="quiet" to={`/service?day=${day.day}`} className="me-auto">
          {words.toBoard}
        </ButtonLink>
        {isAhead && may("capacity.bay", center) && (
          <Button onPress={() => setOpened({ closure: undefined })}>{words.takeOut}</Button>
        )}
        {isAhead && may("capacity.hours", center) && (
          <>
            {isOneDay && override?.timings.length === 0 && (
              <Button onPress={() => setOpened("reopen")}>{words.reopenDay}</Button>
            )}
            {override && !isOneDay && override.timings.length > 0 && (
              <Button onPress={() => setOpened("own-hours")}>{words.ownHours}</Button>
            )}
            <Button onPress={() => setOpened("hours")}>
              {override ? words.changeHours : words.otherHours}
            </Button>
          </>
        )}
        {isClosable(capacity, day) && may("capacity.close-day", center) && (
          <Button onPress={() => setOpened("close")}>{words.closeDay}</Button>
        )}
      </div>
      <CloseDayDialog
        center={center}
        capacity={capacity}
        day={day}
        open={opened === "close"}
        onClose={() => setOpened(undefined)}
        onDone={onClose}
      />
      <OverrideDialog
        center={center}
        capacity={capacity}
        override={opened === "own-hours" ? undefined : override}
        day={day.day}
        isReopening={opened === "reopen"}
        open={opened === "hours" || opened === "own-hours" || opened === "reopen"}
        onClose={() => setOpened(undefined)}
      />
      <ClosureDialog
        center={center}
        capacity={capacity}
        closure={typeof opened === "object" ? opened.closure : undefined}
        day={day.day}
        open={typeof opened === "object"}
        onClose={() => setOpened(undefined)}
      />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-sm text-ink-soft">{title}</h3>
      {children}
    </section>
  );
}

function Hours({ capacity, day }: { capacity: Capacity; day: CapacityDay }) {
  const language = useLanguage();
  const words = capacityWords.of(language);
  const override = capacity.overrides.find(({ id }) => id === day.override);
  return (
    <Part title={words.hours}>
      <p className="text-lg">
        {day.timings.length === 0 ? words.closed : hoursInFull(day.timings, language)}
      </p>
      <p className="text-sm text-ink-soft">
        {override ? <bdi>{override.reason[language]}</bdi> : words.usualHours}
        {override?.changedBy && (
          <>
            {" · "}
            <bdi>{override.changedBy}</bdi>
          </>
        )}
      </p>
      {day.campaigns
        .filter(({ timings }) => timings.length > 0)
        .map(({ campaign, timings }) => (
          <p key={campaign} className="text-sm">
            {words.campaignHours(campaign)}: {hoursInFull(timings, language)}
          </p>
        ))}
    </Part>
  );
}

function Load({ day }: { day: CapacityDay }) {
  const words = capacityWords.of(useLanguage());
  return (
    <Part title={words.load}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {day.groups
          .filter(({ bays }) => bays > 0)
          .map(({ group, bays, hours, taken, free, closed }) => (
            <li key={group} className="grid gap-1 text-sm">
              <span className="flex justify-between gap-2">
                {words[group]}
                <span className="text-ink-soft">{words.bayCount(bays)}</span>
              </span>
              <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-sand-100">
                <span
                  className={`block h-full ${taken >= hours * 0.9 ? "bg-warning" : "bg-accent"}`}
                  style={{ inlineSize: `${hours === 0 ? 0 : Math.round((taken / hours) * 100)}%` }}
                />
              </span>
              <span className="tabular text-xs text-ink-soft">
                {words.takenOf(taken, hours)} · {words.freeHours(free)}
                {closed > 0 && ` · ${words.closedHours(closed)}`}
              </span>
            </li>
          ))}
      </ul>
    </Part>
  );
}
