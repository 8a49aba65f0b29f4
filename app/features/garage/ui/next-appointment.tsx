import type { Activity } from "#app/features/booking/activity-calls.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { Vehicle } from "../calls.ts";
import { ActivityTime } from "./activity-time.tsx";
import { useDashboardPage } from "./dashboard-page.ts";
import { StatusBadge } from "./status-badge.tsx";

interface NextAppointmentProps {
  activity: Activity | undefined;
  vehicle: Vehicle | undefined;
  loading: boolean;
  canBook: boolean;
}

/** What comes next, large; or, with nothing ahead, the way to book. */
export function NextAppointment({ activity, vehicle, loading, canBook }: NextAppointmentProps) {
  const { texts } = useDashboardPage();
  if (loading) return <Skeleton className="h-64 w-full rounded-xl" />;
  return (
    <section className="grid items-center gap-6 overflow-hidden rounded-xl bg-sea-900 text-on-dark md:grid-cols-[3fr_2fr]">
      <div className="p-6 md:p-10">
        <h2 className="text-sm text-on-dark-soft">{texts.nextTitle}</h2>
        {activity ? <Coming activity={activity} vehicle={vehicle} /> : <NothingAhead />}
        {canBook && (
          <LinkButton to="/book-a-service" variant="inverse" className="mt-8 max-sm:w-full">
            {texts.bookServiceLabel}
          </LinkButton>
        )}
      </div>
      {vehicle && (
        <img
          src={`${vehicle.image}?w=960`}
          alt=""
          width={960}
          height={540}
          className="aspect-video w-full object-contain px-4 max-md:order-first max-md:-mb-10"
        />
      )}
    </section>
  );
}

function Coming({ activity, vehicle }: { activity: Activity; vehicle: Vehicle | undefined }) {
  return (
    <>
      <p className="mt-2 text-heading">
        <ActivityTime activity={activity} />
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <span>{activity.title}</span>
        <StatusBadge status={activity.status} />
        {activity.reference && <Ltr className="text-on-dark-soft">{activity.reference}</Ltr>}
      </p>
      {activity.location && (
        <p className="mt-2 flex items-center gap-2 text-on-dark-soft">
          <Icon name="pin" className="size-5 shrink-0" />
          {activity.location}
        </p>
      )}
      {vehicle && (
        <p className="mt-1 flex items-center gap-2 text-on-dark-soft">
          <Icon name="car" className="size-5 shrink-0" />
          {vehicle.model} <span className="tabular">{vehicle.modelYear}</span>
        </p>
      )}
    </>
  );
}

function NothingAhead() {
  const { texts } = useDashboardPage();
  return (
    <>
      <p className="mt-2 text-heading">{texts.nextEmptyTitle}</p>
      <p className="mt-3 max-w-prose text-on-dark-soft">{texts.nextEmptyText}</p>
    </>
  );
}
