import { useState } from "react";
import type { Activity } from "#app/features/booking/activity-calls.ts";
import type { Vehicle } from "#app/features/garage/calls.ts";
import { Button } from "#app/ui/button.tsx";
import { TabList } from "#app/ui/navigation/tab-list.tsx";
import type { Activities } from "../dashboard-queries.ts";
import { Section } from "../section.tsx";
import { AppointmentList, ListSkeleton } from "./appointment-list.tsx";
import { useDashboardPage } from "./dashboard-page.ts";

interface AppointmentListsProps {
  /** Undefined while they are being read. */
  activities: Activities | undefined;
  /** Shown above already, so not listed again. */
  above: Activity | undefined;
  vehicleOf: (vehicleId: string | undefined) => Vehicle | undefined;
}

/** So many fit on one screen; from there on one chooses what to look at. */
const fewAtMost = 5;
const shownAtFirst = 8;

/** What else is coming and what is past: under each other while they are few, else one of the two at a time. */
export function AppointmentLists({ activities, above, vehicleOf }: AppointmentListsProps) {
  const { texts } = useDashboardPage();
  if (!activities) {
    return (
      <Section title={texts.appointmentsTitle}>
        <ListSkeleton />
      </Section>
    );
  }
  const [coming, past] = [activities.coming, activities.past].map((list) =>
    list.filter(({ id }) => id !== above?.id),
  ) as [Activity[], Activity[]];
  if (coming.length + past.length > fewAtMost) {
    return (
      <Section title={texts.appointmentsTitle}>
        <OneOfTwo coming={coming} past={past} vehicleOf={vehicleOf} />
      </Section>
    );
  }
  return (
    <>
      {(coming.length > 0 || !above) && (
        <Section title={texts.appointmentsTitle}>
          <AppointmentList activities={coming} empty={texts.appointmentsEmptyText} vehicleOf={vehicleOf} />
        </Section>
      )}
      {past.length > 0 && (
        <Section title={texts.pastAppointmentsTitle}>
          <AppointmentList activities={past} empty={texts.pastEmptyText} vehicleOf={vehicleOf} />
        </Section>
      )}
    </>
  );
}

function OneOfTwo({ coming, past, vehicleOf }: Activities & Pick<AppointmentListsProps, "vehicleOf">) {
  const { texts } = useDashboardPage();
  const [active, setActive] = useState<keyof Activities>(coming.length > 0 ? "coming" : "past");
  const [showsAll, setShowsAll] = useState(false);
  const chosen = active === "past" ? past : coming;
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
