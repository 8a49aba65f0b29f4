import type { ReactNode } from "react";
import { bookingAddress } from "#app/features/booking/rules/booking-addresses.ts";
import type { VehicleDetails } from "#app/features/garage/calls.ts";
import { VehiclePicture } from "#app/features/garage/ui/vehicle-picture.tsx";
import { dateInWords, groupedNumber } from "#app/i18n/dates/dates.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { Plate } from "../plate.tsx";
import { useVehiclePage } from "./vehicle-page.ts";

/** The car as its owner knows it, large; what it has run, and the way to its next service. */
export function VehicleHead({ vehicle }: { vehicle: VehicleDetails }) {
  const { texts, words, language } = useVehiclePage();
  return (
    <section className="grid items-center gap-x-8 overflow-hidden rounded-xl bg-sand-50 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <VehiclePicture vehicle={vehicle} width={1280} className="px-4 pt-4 lg:order-last lg:p-6" />
      <div className="p-6 md:p-10">
        <Plate number={vehicle.licensePlateNumber} className="text-lg" />
        <h1 className="mt-4 text-title">
          {vehicle.model} <span className="tabular text-ink-soft">{vehicle.modelYear}</span>
        </h1>
        <p className="mt-1 text-sm text-ink-soft">
          {words.vin} <Ltr className="break-all">{vehicle.vin}</Ltr>
        </p>
        <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-4">
          <Figure label={texts.mileageLabel}>
            <Ltr>{groupedNumber(vehicle.mileage, language)}</Ltr> {words.kilometres}
          </Figure>
          <Figure label={texts.lastServiceLabel}>
            {vehicle.lastServiceDate
              ? dateInWords(vehicle.lastServiceDate, language)
              : texts.neverServicedLabel}
          </Figure>
        </dl>
        <LinkButton to={bookingAddress(vehicle)} className="mt-8 max-sm:w-full">
          {texts.bookLabel}
        </LinkButton>
      </div>
    </section>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="tabular mt-0.5 text-lg">{children}</dd>
    </div>
  );
}
