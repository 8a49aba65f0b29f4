import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TabList } from "#app/ui/tab-list.tsx";
import type { Vehicle } from "../../calls.ts";
import type { Activities } from "../garage-queries.ts";
import { AppointmentList, ListSkeleton } from "./appointment-list.tsx";
import { useDashboardPage } from "./dashboard-page.ts";

interface AppointmentListsProps {
  /** Undefined while they are being read. */
  activities: Activities | undefined;
  vehicleOf: (vehicleId: string | undefined) => Vehicle | undefined;
}

/** So many fit on one screen; from there on one chooses what to look at. */
const fewAtMost = 5;
const shownAtFirst = 8;

/** What is coming and what is past: under each other while they are few, else one of the two at a time. */
export function AppointmentLists({ activities, vehicleOf }: AppointmentListsProps) {
  const { texts } = useDashboardPage();
  if (!activities) return <ListSkeleton />;
  const { coming, past } = activities;
  if (coming.length + past.length > fewAtMost)
    return <OneOfTwo activities={activities} vehicleOf={vehicleOf} />;
  return (
    <>
      <AppointmentList activities={coming} empty={texts.appointmentsEmptyText} vehicleOf={vehicleOf} />
      {past.length > 0 && (
        <>
          <h3 className="mt-10 mb-4 text-lg">{texts.pastAppointmentsTitle}</h3>
          <AppointmentList activities={past} empty={texts.pastEmptyText} vehicleOf={vehicleOf} />
        </>
      )}
    </>
  );
}

function OneOfTwo({ activities, vehicleOf }: AppointmentListsProps & { activities: Activities }) {
  const { texts } = useDashboardPage();
  const [active, setActive] = useState<keyof Activities>(activities.coming.length > 0 ? "coming" : "past");
  const [showsAll, setShowsAll] = useState(false);
  const chosen = activities[active];
  const shown = showsAll ? chosen : chosen.slice(0, shownAtFirst);
  return (
    <>
      <TabList
        label={texts.appointmentsTitle}
        prefix="appointments"
        panel="appointments-panel"
        tabs={[
          { id: "coming", label: texts.comingTab },
          { id: "past", label: texts.pastTab },
        ]}
        active={active}
        onChoose={(id) => {
          setActive(id === "past" ? "past" : "coming");
          setShowsAll(false);
        }}
      />
      <div id="appointments-panel" role="tabpanel" aria-labelledby={`appointments-tab-${active}`}>
        <AppointmentList
          activities={shown}
          empty={active === "past" ? texts.pastEmptyText : texts.appointmentsEmptyText}
          vehicleOf={vehicleOf}
        />
        {shown.length < chosen.length && (
          <Button
            variant="secondary"
            data-analytics="show-all-appointments"
            className="mt-6 max-sm:w-full"
            onClick={() => setShowsAll(true)}
          >
            {texts.showAllLabel}
          </Button>
        )}
      </div>
    </>
  );
}
