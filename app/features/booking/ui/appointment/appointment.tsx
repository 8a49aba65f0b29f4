import { useState } from "react";
import { UnreadRecord } from "#app/features/garage/ui/unread-record.tsx";
import { VisitInWorkshop } from "#app/features/workshop/ui/visit-in-workshop.tsx";
import { href } from "#app/lib/address/href.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { BackLink } from "#app/ui/navigation/back-link.tsx";
import type { AppointmentDetails } from "../../activity-calls.ts";
import { inWorkshop } from "../../rules/appointments/appointment-states.ts";
import { AppointmentFacts } from "./appointment-facts.tsx";
import { AppointmentHead } from "./appointment-head.tsx";
import { useAppointmentPage } from "./appointment-page.ts";
import { readAgainMs, useAppointment, useVehicleOf } from "./appointment-queries.ts";
import { CenterPlace } from "./center-place.tsx";
import { ClosedNotice } from "./closed-notice.tsx";
import { Timeline } from "./timeline.tsx";

/** An appointment's page: read, waited for, missing, or not to be had at the moment. */
export function Appointment({ id }: { id: string }) {
  const { texts } = useAppointmentPage();
  const appointment = useAppointment(id);
  if (appointment.data) return <AppointmentView appointment={appointment.data} />;
  return (
    <UnreadRecord record={appointment} texts={texts}>
      <Waiting />
    </UnreadRecord>
  );
}

function AppointmentView({ appointment }: { appointment: AppointmentDetails }) {
  const { texts } = useAppointmentPage();
  const vehicle = useVehicleOf(appointment);
  const [changed, setChanged] = useState(false);
  return (
    <div className="frame grow pt-6 pb-20">
      <BackLink to={href("/dashboard")}>{texts.backLabel}</BackLink>
      {changed && (
        <Banner tone="warning" className="mt-4" onDismiss={() => setChanged(false)}>
          {texts.changedMeanwhileText}
        </Banner>
      )}
      <AppointmentHead appointment={appointment} vehicle={vehicle} onChanged={() => setChanged(true)} />
      <ClosedNotice appointment={appointment} />
      {inWorkshop.some((code) => code === appointment.code) && (
        <VisitInWorkshop
          appointmentId={appointment.id}
          timeZone={appointment.timeZone}
          isPaymentDue={appointment.code === "PPY"}
          everyMs={readAgainMs}
        />
      )}
      <div className="mt-12 grid gap-x-16 gap-y-14 md:mt-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Timeline appointment={appointment} />
        <div>
          <AppointmentFacts appointment={appointment} vehicle={vehicle} />
          <CenterPlace appointment={appointment} />
        </div>
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <Loading className="grid gap-12">
      <Skeleton className="h-80 w-full rounded-xl" />
      <div className="grid gap-16 lg:grid-cols-[5fr_7fr]">
        <Skeleton className="h-64 w-full rounded-lg" />
        <Skeleton className="h-64 w-full rounded-lg" />
      </div>
    </Loading>
  );
}
