import type { ReactNode } from "react";
import { bookingAddress } from "#app/features/booking/rules/booking-addresses.ts";
import type { Vehicle } from "#app/features/garage/calls.ts";
import { vehicleAddress } from "#app/features/garage/rules/vehicle-address.ts";
import { LinkCarButton } from "#app/features/garage/ui/link-car-button.tsx";
import { VehiclePicture } from "#app/features/garage/ui/vehicle-picture.tsx";
import { dateInWords, dayIn, groupedNumber } from "#app/i18n/dates/dates.ts";
import { promisedDate } from "#app/i18n/dates/promised-day.ts";
import { market } from "#app/i18n/market.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Plate } from "../plate.tsx";
import { useDashboardPage } from "./dashboard-page.ts";
import { latestCover } from "./latest-cover.ts";

/** The customer's vehicles: pictures with plates. Undefined while they are being read. */
export function VehicleShelf({ vehicles }: { vehicles: readonly Vehicle[] | undefined }) {
  const { texts } = useDashboardPage();
  if (!vehicles) return <ShelfSkeleton />;
  if (vehicles.length === 0) return <NoVehicles />;
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3" aria-label={texts.vehiclesTitle}>
      {vehicles.map((vehicle) => (
        <VehicleOnShelf key={vehicle.vehicleId} vehicle={vehicle} />
      ))}
    </ul>
  );
}

function VehicleOnShelf({ vehicle }: { vehicle: Vehicle }) {
  const { texts, words, language } = useDashboardPage();
  return (
    <li className="flex flex-col">
      <div className="group relative">
        <div className="rounded-lg bg-sand-50">
          {/* Not when it comes near: the page may be printed before. */}
          <VehiclePicture vehicle={vehicle} width={800} />
        </div>
        <div className="mt-4 flex items-start justify-between gap-4">
          <h3 className="text-subheading">
            <LocalLink
              to={vehicleAddress(vehicle.vehicleId)}
              className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {vehicle.model} <span className="tabular text-ink-soft">{vehicle.modelYear}</span>
            </LocalLink>
          </h3>
          <Plate number={vehicle.licensePlateNumber} />
        </div>
      </div>
      <p className="text-sm text-ink-soft">
        {words.vin} <Ltr className="break-all">{vehicle.vin}</Ltr>
      </p>
      <dl className="mt-3 grid gap-1 text-sm">
        <Fact label={texts.mileageLabel}>
          <Ltr>{groupedNumber(vehicle.mileage, language)}</Ltr> {words.kilometres}
        </Fact>
        <Fact label={texts.lastServiceLabel}>
          {vehicle.lastServiceDate
            ? dateInWords(vehicle.lastServiceDate, language)
            : texts.neverServicedLabel}
        </Fact>
        <Fact label={texts.warrantyLabel}>
          <Cover vehicle={vehicle} />
        </Fact>
      </dl>
      <LocalLink
        to={bookingAddress(vehicle)}
        className="mt-3 inline-flex min-h-11 items-center self-start text-accent underline underline-offset-4"
      >
        {texts.bookThisVehicleLabel}
        <span className="sr-only">
          : {vehicle.model} {vehicle.modelYear}
        </span>
      </LocalLink>
    </li>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}

/** The last day of the longest cover; of what is over, when it ended, unless its distance ended it before. */
function Cover({ vehicle }: { vehicle: Vehicle }) {
  const { texts, language } = useDashboardPage();
  const { serverNow } = useCustomerAccess();
  const isCovered = vehicle.warranty === "active";
  const day = latestCover(vehicle.warranties, { inForce: isCovered });
  if (day === undefined) return texts.noWarrantyLabel;
  if (isCovered) return texts.warrantyUntil.replace("{date}", promisedDate(day, language));
  if (day >= dayIn(new Date(serverNow()), market().zone)) return texts.warrantyOverLabel;
  return texts.warrantyEnded.replace("{date}", dateInWords(day, language));
}

function NoVehicles() {
  const { texts } = useDashboardPage();
  return (
    <EmptyState
      title={texts.vehiclesEmptyTitle}
      actions={
        <>
          <LinkCarButton />
          <LinkButton variant="secondary" to={`tel:${texts.callUsPhone}`}>
            {texts.callUsLabel}
          </LinkButton>
        </>
      }
    >
      {texts.vehiclesEmptyText}
    </EmptyState>
  );
}

function ShelfSkeleton() {
  return (
    <Loading className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
      <Skeleton className="h-80 w-full rounded-lg" />
      <Skeleton className="h-80 w-full rounded-lg" />
      <Skeleton className="h-80 w-full rounded-lg" />
    </Loading>
  );
}
