import type { Activity } from "#app/features/booking/activity-calls.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { Vehicle } from "../calls.ts";
import { ActivityTime } from "./activity-time.tsx";
import { useDashboardPage } from "./dashboard-page.ts";
import { StatusBadge } from "./status-badge.tsx";

interface AppointmentListProps {
  /** Undefined while they are being read. */
  activities: readonly Activity[] | undefined;
  /** The sentence for an empty list. */
  empty: string;
  vehicleOf: (vehicleId: string | undefined) => Vehicle | undefined;
}

export function AppointmentList({ activities, empty, vehicleOf }: AppointmentListProps) {
  if (!activities) return <ListSkeleton />;
  if (activities.length === 0) return empty ? <p className="text-ink-soft">{empty}</p> : null;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {activities.map((activity) => (
        <AppointmentRow key={activity.id} activity={activity} vehicle={vehicleOf(activity.vehicleId)} />
      ))}
    </ul>
  );
}

function AppointmentRow({ activity, vehicle }: { activity: Activity; vehicle: Vehicle | undefined }) {
  const place = [vehicle && `${vehicle.model} ${vehicle.modelYear}`, activity.location].filter(Boolean);
  return (
    <li className="grid gap-x-8 gap-y-1 py-5 md:grid-cols-[16rem_1fr_auto] md:items-center">
      <p className="text-ink-soft md:text-ink">
        <ActivityTime activity={activity} />
      </p>
      <div>
        <p className="font-medium">{activity.title}</p>
        <p className="text-sm text-ink-soft">
          {place.join(" · ")}
          {activity.reference && (
            <>
              {" · "}
              <Ltr>{activity.reference}</Ltr>
            </>
          )}
        </p>
      </div>
      <p className="max-md:mt-1">
        <StatusBadge status={activity.status} />
      </p>
    </li>
  );
}

function ListSkeleton() {
  const { words } = useDashboardPage();
  return (
    <div className="grid gap-3">
      <span role="status" className="sr-only">
        {words.loading}
      </span>
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </div>
  );
}
