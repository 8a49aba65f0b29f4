import type { ReactNode } from "react";
import { dateInWords, groupedNumber } from "#app/i18n/dates.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LocalLink } from "#app/ui/local-link.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { Vehicle } from "../calls.ts";
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
      <div className="relative rounded-lg bg-sand-50">
        <img
          src={`${vehicle.image}?w=800`}
          alt=""
          width={800}
          height={450}
          loading="lazy"
          className="aspect-video w-full object-contain"
        />
        <Plate number={vehicle.licensePlateNumber} />
      </div>
      <h3 className="mt-4 text-subheading">
        {vehicle.model} <span className="tabular text-ink-soft">{vehicle.modelYear}</span>
      </h3>
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
        to="/book-a-service"
        state={{ vehicleId: vehicle.vehicleId }}
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

function Plate({ number }: { number: string }) {
  const { words } = useDashboardPage();
  return (
    <span className="absolute start-4 bottom-4 rounded border border-ink bg-white px-3 py-0.5 text-lg font-medium tracking-wide">
      <span className="sr-only">{words.plate} </span>
      <Ltr>{number}</Ltr>
    </span>
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

function Cover({ vehicle }: { vehicle: Vehicle }) {
  const { texts, language } = useDashboardPage();
  const until = latestCover(vehicle.warranties);
  if (vehicle.warranty !== "active" || !until) return texts.warrantyEnded;
  return texts.warrantyUntil.replace("{date}", dateInWords(until, language));
}

function NoVehicles() {
  const { texts } = useDashboardPage();
  return (
    <EmptyState
      title={texts.vehiclesEmptyTitle}
      actions={<LinkButton to={`tel:${texts.callUsPhone}`}>{texts.callUsLabel}</LinkButton>}
    >
      {texts.vehiclesEmptyText}
    </EmptyState>
  );
}

function ShelfSkeleton() {
  const { words } = useDashboardPage();
  return (
    <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
      <span role="status" className="sr-only">
        {words.loading}
      </span>
      <Skeleton className="h-80 w-full rounded-lg" />
      <Skeleton className="h-80 w-full rounded-lg" />
      <Skeleton className="h-80 w-full rounded-lg" />
    </div>
  );
}
