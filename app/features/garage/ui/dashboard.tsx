import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { AppointmentList } from "./appointment-list.tsx";
import { useDashboardPage } from "./dashboard-page.ts";
import { useActivities, useGarage } from "./dashboard-queries.ts";
import { NextAppointment } from "./next-appointment.tsx";
import { Retry } from "./retry.tsx";
import { Section } from "./section.tsx";
import { VehicleShelf } from "./vehicle-shelf.tsx";

/** Next action first, then the vehicles, then everything that is or was going on. */
export function Dashboard() {
  const { texts } = useDashboardPage();
  const { firstName } = useCustomerAccess();
  const activities = useActivities();
  const garage = useGarage();
  const vehicleOf = (vehicleId: string | undefined) =>
    garage.data?.find((vehicle) => vehicle.vehicleId === vehicleId);
  const [next, ...later] = activities.data?.coming ?? [];
  return (
    <div className="frame grow pt-8 pb-20 md:pt-12">
      <p className="text-ink-soft">{texts.title}</p>
      <h1 className="text-title">{texts.greeting.replace("{name}", firstName)}</h1>
      <div className="mt-8 md:mt-10">
        {activities.isError ? (
          <Retry error={activities.error} onRetry={() => void activities.refetch()} />
        ) : (
          <NextAppointment
            activity={next}
            vehicle={vehicleOf(next?.vehicleId)}
            loading={activities.isPending}
            canBook={garage.data?.length !== 0}
          />
        )}
      </div>
      <Section title={texts.vehiclesTitle}>
        {garage.isError ? (
          <Retry error={garage.error} onRetry={() => void garage.refetch()} />
        ) : (
          <VehicleShelf vehicles={garage.data} />
        )}
      </Section>
      {(activities.isPending || later.length > 0 || (activities.data && !next)) && (
        <Section title={texts.appointmentsTitle}>
          <AppointmentList
            activities={activities.data && later}
            empty={texts.appointmentsEmptyText}
            vehicleOf={vehicleOf}
          />
        </Section>
      )}
      {activities.data && activities.data.past.length > 0 && (
        <Section title={texts.pastAppointmentsTitle}>
          <AppointmentList activities={activities.data.past} empty="" vehicleOf={vehicleOf} />
        </Section>
      )}
    </div>
  );
}
