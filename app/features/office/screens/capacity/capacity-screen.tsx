import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { addMonths, dateInWords, dayIn, monthOf } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { officeNow } from "../../browser/office-clock.ts";
import { officeQuery } from "../../browser/office-queries.ts";
import { showCapacityCall } from "../../calls/capacity-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { useShortcuts } from "../../ui/keys/use-shortcuts.ts";
import { Button } from "../../ui/kit/button.tsx";
import { PageHead } from "../../ui/kit/page-head.tsx";
import { Loaded, Message } from "../../ui/kit/states.tsx";
import { ViewTabs } from "../../ui/kit/view-tabs.tsx";
import { officeWords } from "../../words.ts";
import { CloseAnyDay } from "../closing/close-any-day.tsx";
import { OverrideDialog } from "../hours/override-dialog.tsx";
import { WeekdayHoursDialog } from "../hours/weekday-hours-dialog.tsx";
import { BaysView } from "./bays-view.tsx";
import { CallsView } from "./calls-view.tsx";
import { DayDialog } from "./day-dialog.tsx";
import { daysOf, monthsFrom } from "./months.ts";
import { MonthsView } from "./months-view.tsx";
import type { Override } from "./shown-capacity.ts";
import { capacityWords } from "./words.ts";

const views = ["calendar", "bays", "calls"] as const;

/** What a center receives: three months of it, its bays, and the calls that follow from closed days. */
export function Component() {
  const language = useLanguage();
  const words = capacityWords.of(language);
  const { location, may } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const possible = views.filter((one) => one !== "calls" || may("appointment.reschedule"));
  const view = possible.find((one) => one === parameters.get("view")) ?? "calendar";
  const tabs = (
    <ViewTabs
      label={words.title}
      chosen={view}
      onChoose={(id) =>
        setParameters((current) => {
          if (id === "calendar") current.delete("view");
          else current.set("view", id);
          return current;
        })
      }
      views={possible.map((id) => ({ id, label: words[id] }))}
    />
  );
  if (view === "calls")
    return (
      <>
        <PageHead title={words.title}>{tabs}</PageHead>
        <CallsView />
      </>
    );
  if (location === null) return <Message title={officeWords.of(language).noCenter} />;
  return <OfCenter key={location.id} center={location.id} view={view} tabs={tabs} />;
}

interface OfCenterProps {
  center: string;
  view: "calendar" | "bays";
  tabs: ReactNode;
}

function OfCenter({ center, view, tabs }: OfCenterProps) {
  const language = useLanguage();
  const words = capacityWords.of(language);
  const { may } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const [opened, setOpened] = useState<"weekdays" | { readonly override: Override | undefined }>();
  const thisMonth = monthOf(dayIn(officeNow(), market().zone));
  const day = parameters.get("day");
  const first = parameters.get("from") ?? (day === null ? thisMonth : monthOf(day));
  const months = monthsFrom(first);
  const query = useQuery({
    ...officeQuery(
      showCapacityCall,
      { params: { center }, query: daysOf(months) },
      { language, topics: [`capacity/${center}`, `service/${center}`] },
    ),
    // Another month is turned to without an empty screen in between.
    placeholderData: (before) => before,
  });
  const set = (name: "from" | "day" | "close", value: string | undefined) =>
    setParameters((current) => {
      if (value === undefined) current.delete(name);
      else current.set(name, value);
      return current;
    });
  const turn = (step: number) => set("from", monthOf(addMonths(`${first}-01`, step)));
  const canPlan = may("capacity.hours", center) && query.data?.isPlannedHere === true;
  useShortcuts({
    t: () => set("from", undefined),
    j: () => turn(1),
    k: () => turn(-1),
    n: canPlan ? () => setOpened({ override: undefined }) : undefined,
  });
  return (
    <>
      <PageHead
        title={words.title}
        isOfPlace
        actions={
          canPlan && (
            <>
              <Button onPress={() => setOpened("weekdays")}>{words.weekdayHours}</Button>
              <Button onPress={() => setOpened({ override: undefined })} shortcut="N">
                <Icon name="plus" className="size-4" />
                {words.otherHours}
              </Button>
            </>
          )
        }
      >
        {tabs}
        {view === "calendar" && (
          <MonthTurner
            months={months}
            isNow={first === thisMonth}
            onTurn={turn}
            onNow={() => set("from", undefined)}
          />
        )}
      </PageHead>
      <Loaded query={query}>
        {(capacity) => (
          <>
            {!capacity.isPlannedHere && (
              <p className="border-b border-line bg-warning-soft px-4 py-2 text-sm lg:px-6">
                {words.elsewhere}
              </p>
            )}
            {view === "bays" ? (
              <BaysView center={center} capacity={capacity} />
            ) : (
              <MonthsView
                months={months}
                capacity={capacity}
                day={day}
                onOpen={(one) => set("day", one)}
                onOverride={canPlan ? (override) => setOpened({ override }) : undefined}
              />
            )}
            <DayDialog center={center} capacity={capacity} day={day} onClose={() => set("day", undefined)} />
            <CloseAnyDay
              center={center}
              capacity={capacity}
              open={parameters.get("close") === "day" && may("capacity.close-day", center)}
              onClose={() => set("close", undefined)}
            />
            <WeekdayHoursDialog
              center={center}
              capacity={capacity}
              open={opened === "weekdays"}
              onClose={() => setOpened(undefined)}
            />
            <OverrideDialog
              center={center}
              capacity={capacity}
              override={typeof opened === "object" ? opened.override : undefined}
              open={typeof opened === "object"}
              onClose={() => setOpened(undefined)}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

interface MonthTurnerProps {
  months: readonly string[];
  isNow: boolean;
  onTurn: (step: number) => void;
  onNow: () => void;
}

function MonthTurner({ months, isNow, onTurn, onNow }: MonthTurnerProps) {
  const language = useLanguage();
  const words = capacityWords.of(language);
  const name = (month: string | undefined) => dateInWords(`${month}-01`, language).replace(/^\D*1\s/, "");
  return (
    <div className="flex items-center gap-1">
      <Button look="quiet" aria-label={words.monthBefore} onPress={() => onTurn(-1)} className="px-2">
        <Icon name="chevron-back" className="size-4" />
      </Button>
      <span className="min-w-36 text-center text-sm">
        <bdi>{name(months[0])}</bdi> – <bdi>{name(months.at(-1))}</bdi>
      </span>
      <Button look="quiet" aria-label={words.monthAfter} onPress={() => onTurn(1)} className="px-2">
        <Icon name="chevron-forward" className="size-4" />
      </Button>
      {!isNow && (
        <Button onPress={onNow} shortcut="T">
          {words.thisMonth}
        </Button>
      )}
    </div>
  );
}
