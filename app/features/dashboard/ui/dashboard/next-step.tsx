import type { ReactNode } from "react";
import type { Activity } from "#app/features/booking/activity-calls.ts";
import {
  appointmentAddress,
  bookingAddress,
  editAddress,
} from "#app/features/booking/rules/booking-addresses.ts";
import { StatusBadge } from "#app/features/booking/ui/status/status-badge.tsx";
import type { Vehicle } from "#app/features/garage/calls.ts";
import { vehicleAddress } from "#app/features/garage/rules/vehicle-address.ts";
import { VehiclePicture } from "#app/features/garage/ui/vehicle-picture.tsx";
import { dateInWords } from "#app/i18n/dates/dates.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { NextAction } from "../../rules/next-action.ts";
import { ActivityTime } from "../activity-time.tsx";
import type { Cover } from "../warranty-cover.ts";
import { useDashboardPage } from "./dashboard-page.ts";

interface NextStepProps {
  next: NextAction<Activity, Cover>;
  vehicleOf: (vehicleId: string | undefined) => Vehicle | undefined;
  canBook: boolean;
}

/** The one thing that matters next, large, with what can be done about it. */
export function NextStep({ next, vehicleOf, canBook }: NextStepProps) {
  const { texts } = useDashboardPage();
  if (next.kind === "warranty") return <EndingWarranty cover={next.expiry} />;
  if (next.kind === "book") {
    return (
      <Panel label={texts.nextTitle} actions={canBook && <BookButton to={bookingAddress()} />}>
        <p className="mt-2 text-heading">{texts.nextEmptyTitle}</p>
        <p className="mt-3 max-w-prose text-on-dark-soft">{texts.nextEmptyText}</p>
      </Panel>
    );
  }
  const { activity } = next;
  const titles = { pickup: texts.pickupTitle, "in-workshop": texts.inWorkshopTitle, appointment: undefined };
  const vehicle = vehicleOf(activity.vehicleId);
  return (
    <Panel
      label={next.kind === "appointment" ? texts.nextTitle : texts.nowTitle}
      vehicle={vehicle}
      actions={<ActivityWays activity={activity} />}
    >
      <p className="mt-2 text-heading">{titles[next.kind] ?? <ActivityTime activity={activity} />}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <span>{activity.title}</span>
        {next.kind !== "pickup" && <StatusBadge status={activity.status} />}
        {activity.reference && <Ltr className="text-on-dark-soft">{activity.reference}</Ltr>}
      </p>
      {activity.location && <Line icon="pin">{activity.location}</Line>}
      {vehicle && (
        <Line icon="car">
          {vehicle.model} <span className="tabular">{vehicle.modelYear}</span>
        </Line>
      )}
    </Panel>
  );
}

/** What has a page of its own is moved and canceled there. */
function ActivityWays({ activity }: { activity: Activity }) {
  const { words } = useDashboardPage();
  if (activity.type === "service") return <AppointmentWays activity={activity} />;
  if (activity.link === undefined) return null;
  return (
    <LinkButton to={activity.link} reloadDocument variant="inverse" className="max-sm:w-full">
      {words.seeDrive}
    </LinkButton>
  );
}

/** Its page, and where it still can be: another time, or canceling it, which its page confirms. */
function AppointmentWays({ activity: { id, actions } }: { activity: Activity }) {
  const { texts } = useDashboardPage();
  const page = appointmentAddress(id);
  return (
    <>
      <LinkButton to={page} variant="inverse" className="max-sm:w-full">
        {texts.seeAppointmentLabel}
      </LinkButton>
      {actions.includes("edit") && (
        <LinkButton to={editAddress(id)} variant="inverseSecondary" className="max-sm:w-full">
          {texts.editLabel}
        </LinkButton>
      )}
      {actions.includes("cancel") && (
        <LocalLink
          to={page}
          state={{ dialog: "cancel" }}
          data-analytics="cancel-appointment"
          className="inline-flex min-h-12 items-center px-2 underline underline-offset-4 max-sm:w-full max-sm:justify-center"
        >
          {texts.cancelLabel}
        </LocalLink>
      )}
    </>
  );
}

function EndingWarranty({ cover }: { cover: Cover }) {
  const { texts, words, language } = useDashboardPage();
  const { vehicle, warranty, lastDay } = cover;
  return (
    <Panel
      label={texts.nextTitle}
      vehicle={vehicle}
      actions={
        <>
          <BookButton to={bookingAddress(vehicle)} />
          <LinkButton
            to={vehicleAddress(vehicle.vehicleId)}
            variant="inverseSecondary"
            className="max-sm:w-full"
          >
            {texts.seeVehicleLabel}
          </LinkButton>
        </>
      }
    >
      <p className="mt-2 text-heading">{texts.warrantyEndsTitle}</p>
      <p className="mt-3 max-w-prose text-on-dark-soft">
        {words[warranty.warrantyType]}
        {words.comma} {vehicle.model} <span className="tabular">{vehicle.modelYear}</span>:{" "}
        {texts.warrantyUntil.replace("{date}", dateInWords(lastDay, language))}. {texts.warrantyEndsText}
      </p>
    </Panel>
  );
}

function BookButton({ to }: { to: string }) {
  const { texts } = useDashboardPage();
  return (
    <LinkButton to={to} variant="inverse" className="max-sm:w-full">
      {texts.bookServiceLabel}
    </LinkButton>
  );
}

interface PanelProps {
  label: string;
  vehicle?: Vehicle | undefined;
  actions: ReactNode;
  children: ReactNode;
}

function Panel({ label, vehicle, actions, children }: PanelProps) {
  return (
    <section className="on-dark grid items-center gap-6 overflow-hidden rounded-xl bg-sea-900 text-on-dark md:grid-cols-[3fr_2fr]">
      <div className="p-6 md:p-10">
        <h2 className="text-sm text-on-dark-soft">{label}</h2>
        {children}
        {actions && <div className="mt-8 flex flex-wrap items-center gap-3">{actions}</div>}
      </div>
      {vehicle && (
        <VehiclePicture vehicle={vehicle} width={960} className="px-4 max-md:order-first max-md:-mb-10" />
      )}
    </section>
  );
}

function Line({ icon, children }: { icon: "pin" | "car"; children: ReactNode }) {
  return (
    <p className="mt-2 flex items-center gap-2 text-on-dark-soft">
      <Icon name={icon} className="size-5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

export function NextStepSkeleton() {
  return <Skeleton className="h-80 w-full rounded-xl" />;
}
