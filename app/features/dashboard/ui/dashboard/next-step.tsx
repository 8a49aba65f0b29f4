import type { Activity } from "#app/features/booking/activity-calls.ts";
import { bookingAddress } from "#app/features/booking/rules/booking-addresses.ts";
import type { Vehicle } from "#app/features/garage/calls.ts";
import { vehicleAddress } from "#app/features/garage/rules/vehicle-address.ts";
import { promisedDate } from "#app/i18n/dates/promised-day.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import type { NextAction } from "../../rules/next-action.ts";
import type { Cover } from "../warranty-cover.ts";
import { ActivityStep } from "./activity-step.tsx";
import { useDashboardPage } from "./dashboard-page.ts";
import { Panel } from "./next-panel.tsx";

interface NextStepProps {
  next: NextAction<Activity, Cover>;
  vehicleOf: (vehicleId: string | undefined) => Vehicle | undefined;
  canBook: boolean;
}

/** The one thing that matters next, large, with what can be done about it. */
export function NextStep({ next, vehicleOf, canBook }: NextStepProps) {
  const { texts } = useDashboardPage();
  if (next.kind === "warranty") return <EndingWarranty cover={next.expiry} />;
  if (next.kind !== "book") return <ActivityStep next={next} vehicle={vehicleOf(next.activity.vehicleId)} />;
  return (
    <Panel label={texts.nextTitle} actions={canBook && <BookButton to={bookingAddress()} />}>
      <p className="mt-2 text-heading">{texts.nextEmptyTitle}</p>
      <p className="mt-3 max-w-prose text-on-dark-soft">{texts.nextEmptyText}</p>
    </Panel>
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
        {texts.warrantyUntil.replace("{date}", promisedDate(lastDay, language))}. {texts.warrantyEndsText}
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

export function NextStepSkeleton() {
  return <Skeleton className="h-80 w-full rounded-xl" />;
}
