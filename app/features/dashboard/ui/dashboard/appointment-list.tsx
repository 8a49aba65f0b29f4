import type { Activity } from "#app/features/booking/activity-calls.ts";
import { stageOf } from "#app/features/booking/rules/appointments/activity-order.ts";
import { appointmentAddress, bookingAddress } from "#app/features/booking/rules/booking-addresses.ts";
import { StatusBadge } from "#app/features/booking/ui/status/status-badge.tsx";
import type { Vehicle } from "#app/features/garage/calls.ts";
import { href } from "#app/lib/address/href.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { ActivityTime } from "../activity-time.tsx";
import { useDashboardPage } from "./dashboard-page.ts";

interface AppointmentListProps {
  activities: readonly Activity[];
  /** The sentence for an empty list. */
  empty: string;
  vehicleOf: (vehicleId: string | undefined) => Vehicle | undefined;
}

export function AppointmentList({ activities, empty, vehicleOf }: AppointmentListProps) {
  if (activities.length === 0) return <p className="border-y border-line py-8 text-ink-soft">{empty}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {activities.map((activity) => (
        <AppointmentRow key={activity.id} activity={activity} vehicle={vehicleOf(activity.vehicleId)} />
      ))}
    </ul>
  );
}

/** The whole row leads to the appointment's page; its title is the link. */
function AppointmentRow({ activity, vehicle }: { activity: Activity; vehicle: Vehicle | undefined }) {
  const { words } = useDashboardPage();
  const page = activity.type === "service" ? appointmentAddress(activity.id) : activity.link;
  const place = [vehicle && `${vehicle.model} ${vehicle.modelYear}`, activity.location].filter(Boolean);
  return (
    <li className="group relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 py-5 hover:bg-sand-50 md:grid-cols-[16rem_minmax(0,1fr)_auto_auto] md:items-center md:px-4">
      <p className="text-ink-soft max-md:col-span-full md:text-ink">
        <ActivityTime activity={activity} />
      </p>
      <div className="max-md:col-start-1">
        <p className="font-medium">
          {page === undefined ? (
            activity.title
          ) : (
            <LocalLink
              to={page}
              reloadDocument={activity.link !== undefined}
              className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {activity.title}
            </LocalLink>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          {place.join(" · ")}
          {activity.reference && (
            <>
              {" · "}
              <Ltr>{activity.reference}</Ltr>
            </>
          )}
        </p>
        {activity.reason !== undefined && (
          <p className="text-sm">
            {words.reason} <bdi>{activity.reason}</bdi>
          </p>
        )}
        <AgainLinks activity={activity} />
      </div>
      <p className="max-md:col-start-1 max-md:mt-1">
        <StatusBadge {...activity} />
      </p>
      {page !== undefined && (
        <Icon
          name="chevron-forward"
          className="size-5 shrink-0 text-ink-soft max-md:col-start-2 max-md:row-span-2 max-md:row-start-2 max-md:self-center"
        />
      )}
    </li>
  );
}

/** What did not take place, or was over unnoticed: booked again or agreed by telephone. Above the link of the row. */
function AgainLinks({ activity }: { activity: Activity }) {
  const { texts, words } = useDashboardPage();
  const { serverNow } = useCustomerAccess();
  const { type, status, vehicleId, serviceTypes, phoneNumber = texts.callUsPhone } = activity;
  const isOpen = stageOf(activity, new Date(serverNow())) === "unclosed" || status === "rejected";
  if (!isOpen) return null;
  const again = type === "service" ? bookingAddress({ vehicleId, serviceTypes }) : href("/test-drive");
  const look = "relative inline-flex min-h-11 items-center text-accent underline underline-offset-4";
  return (
    <p className="flex flex-wrap gap-x-6">
      <LocalLink to={again} className={look}>
        {words.bookAgain}
      </LocalLink>
      <a href={`tel:${phoneNumber}`} data-analytics="call" className={look}>
        {texts.callUsLabel}
      </a>
    </p>
  );
}

export function ListSkeleton() {
  return (
    <Loading className="grid gap-3">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </Loading>
  );
}
