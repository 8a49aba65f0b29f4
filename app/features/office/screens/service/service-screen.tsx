import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { addDays, dayInBrief } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { officeQuery } from "../../browser/office-queries.ts";
import { showBoardCall } from "../../calls/appointment-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { useShortcuts } from "../../ui/keys/use-shortcuts.ts";
import { Button } from "../../ui/kit/button.tsx";
import { PageHead } from "../../ui/kit/page-head.tsx";
import { Loaded, Message } from "../../ui/kit/states.tsx";
import { ViewTabs } from "../../ui/kit/view-tabs.tsx";
import { PrintButton } from "../../ui/print/print-button.tsx";
import { officeWords } from "../../words.ts";
import { WaitingView } from "../waiting/waiting-view.tsx";
import { WalkInDialog } from "../walk-in/walk-in-dialog.tsx";
import { AppointmentList } from "./appointment-list.tsx";
import { DayBoard } from "./day-board.tsx";
import { DaySheet } from "./print/day-sheet.tsx";
import { WeekView } from "./week-view.tsx";
import { serviceWords } from "./words.ts";

const views = ["board", "list", "week", "waiting"] as const;

/** The appointments of a center: a day by bays and hours, a list, a week. Where one is stands in the address. */
export function Component() {
  const words = officeWords.of(useLanguage());
  const { location } = useSession();
  if (location !== null) return <OfCenter center={location.id} />;
  return (
    <>
      <PageHead title={words.service} />
      <Message title={words.noCenter} />
    </>
  );
}

function OfCenter({ center }: { center: string }) {
  const language = useLanguage();
  const words = serviceWords.of(language);
  const { may } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get("new");
  const [isOpened, setOpened] = useState(false);
  const isWalkInOpen = isOpened || wanted !== null;
  const setWalkInOpen = (isOpen: boolean) => {
    setOpened(isOpen);
    if (!isOpen) set("new", undefined);
  };
  const view = views.find((one) => one === parameters.get("view")) ?? "board";
  const day = parameters.get("day") ?? undefined;
  const query = useQuery(
    officeQuery(
      showBoardCall,
      { params: { center }, query: { day } },
      { language, topics: [`service/${center}`] },
    ),
  );
  const shown = query.data?.day;
  const set = (name: string, value: string | undefined) =>
    setParameters((current) => {
      if (value === undefined) current.delete(name);
      else current.set(name, value);
      return current;
    });
  const turn = (days: number) => shown && set("day", addDays(shown, days));
  const canBook = may("appointment.book", center) && query.data?.can.walkIns !== false;
  const step = view === "week" ? 7 : 1;
  useShortcuts({
    n: canBook ? () => setWalkInOpen(true) : undefined,
    t: () => set("day", undefined),
    j: () => turn(step),
    k: () => turn(-step),
  });
  return (
    <>
      <PageHead
        title={words.title}
        isOfPlace
        actions={
          <>
            {may("appointment.print", center) && view !== "waiting" && <PrintButton />}
            {canBook && (
              <Button look="primary" onPress={() => setWalkInOpen(true)} shortcut="N">
                {words.walkIn}
              </Button>
            )}
          </>
        }
      >
        <div className="flex items-center gap-1">
          <Button look="quiet" aria-label={words.dayBefore} onPress={() => turn(-step)} className="px-2">
            <Icon name="chevron-back" className="size-4" />
          </Button>
          <span className="tabular min-w-24 text-center text-sm">
            {shown ? dayInBrief(shown, language) : ""}
          </span>
          <Button look="quiet" aria-label={words.dayAfter} onPress={() => turn(step)} className="px-2">
            <Icon name="chevron-forward" className="size-4" />
          </Button>
          {query.data && query.data.day !== query.data.today && (
            <Button look="plain" onPress={() => set("day", undefined)} shortcut="T">
              {words.today}
            </Button>
          )}
        </div>
        {/* Below a desk the deeds stand beside the day, and the views in a row of their own. */}
        <div className="max-lg:order-1">
          <ViewTabs
            label={words.title}
            chosen={view}
            onChoose={(id) => set("view", id === "board" ? undefined : id)}
            views={views
              .filter((id) => id !== "waiting" || may("waiting-list.view", center))
              .map((id) => ({ id, label: words[id] }))}
          />
        </div>
      </PageHead>
      <Loaded query={query}>
        {(board) =>
          view === "board" ? (
            <>
              <DayBoard board={board} />
              {may("appointment.print", center) && <DaySheet center={center} board={board} />}
            </>
          ) : view === "waiting" ? (
            <WaitingView center={center} />
          ) : view === "week" ? (
            <WeekView center={center} day={board.day} />
          ) : (
            <AppointmentList center={center} day={board.day} />
          )
        }
      </Loaded>
      {canBook && query.data && (
        <WalkInDialog
          center={center}
          timeZone={query.data.timeZone}
          today={query.data.today}
          open={isWalkInOpen}
          customerId={wanted === null || wanted === "visit" ? undefined : wanted}
          onClose={() => setWalkInOpen(false)}
        />
      )}
    </>
  );
}
