import { appointmentAddress } from "#app/features/booking/rules/booking-addresses.ts";
import { StatusBadge } from "#app/features/booking/ui/status/status-badge.tsx";
import type { VehicleDetails } from "#app/features/garage/calls.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { ActivityTime } from "../activity-time.tsx";
import { useActivities } from "../dashboard-queries.ts";
import { useVehiclePage } from "./vehicle-page.ts";

/** What comes next for this vehicle. */
export function VehicleNext({ vehicle }: { vehicle: VehicleDetails }) {
  const { texts } = useVehiclePage();
  const activities = useActivities(vehicle.vehicleId);
  if (!activities.data) {
    return activities.isError || activities.isPaused ? (
      <LoadError texts={texts} error={activities.error} onRetry={() => void activities.refetch()} />
    ) : (
      <Skeleton className="h-24 w-full rounded-lg" />
    );
  }
  const [next] = activities.data.coming;
  if (!next) return <p className="border-y border-line py-6 text-ink-soft">{texts.nextEmptyText}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-4 border-y border-line py-6">
      <p className="text-lg">
        <ActivityTime activity={next} />
      </p>
      <div className="min-w-0 grow">
        <p className="font-medium">{next.title}</p>
        <p className="text-sm text-ink-soft">{next.location}</p>
      </div>
      <StatusBadge {...next} />
      <LinkButton to={appointmentAddress(next.id)} variant="secondary" className="max-sm:w-full">
        {texts.seeAppointmentLabel}
      </LinkButton>
    </div>
  );
}
