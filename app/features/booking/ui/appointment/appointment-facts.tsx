import type { ReactNode } from "react";
import { campaignPriceInWords } from "#app/features/campaigns/price-in-words.ts";
import type { Vehicle } from "#app/features/garage/calls.ts";
import { vehicleAddress } from "#app/features/garage/rules/vehicle-address.ts";
import { moneyRangeInWords } from "#app/i18n/numbers/money.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import type { AppointmentDetails } from "../../activity-calls.ts";
import { priceOf } from "../price/service-facts.ts";
import { useAppointmentPage } from "./appointment-page.ts";
import { PartsForVisit, usePartsArrive } from "./parts-for-visit.tsx";

interface AppointmentFactsProps {
  appointment: AppointmentDetails;
  vehicle: Vehicle | undefined;
}

/** What is done, to which vehicle, and what its owner wrote. */
export function AppointmentFacts({ appointment, vehicle }: AppointmentFactsProps) {
  const { texts, words } = useAppointmentPage();
  const partsArrive = usePartsArrive(appointment);
  const notes = [appointment.serviceNote, appointment.additionalInformation].filter((note) => note !== "");
  return (
    <dl className="divide-y divide-line border-y border-line">
      <Fact label={texts.servicesLabel}>
        <Services appointment={appointment} vehicle={vehicle} />
      </Fact>
      {vehicle && (
        <Fact label={texts.vehicleLabel}>
          <VehicleLines vehicle={vehicle} />
        </Fact>
      )}
      {vehicle && partsArrive && (
        <Fact label={words.partsForVisit} className="print:hidden">
          <PartsForVisit appointment={appointment} vehicle={vehicle} />
        </Fact>
      )}
      {notes.length > 0 && (
        <Fact label={texts.notesLabel}>
          {notes.map((note) => (
            <p key={note} className="whitespace-pre-wrap not-first:mt-2">
              <bdi>{note}</bdi>
            </p>
          ))}
        </Fact>
      )}
    </dl>
  );
}

function Fact({
  label,
  className = "",
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`py-5 ${className}`}>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

/** Each with its price, where this model has one; what may change it stands below. */
function Services({ appointment, vehicle }: AppointmentFactsProps) {
  const { priceList, language } = useAppointmentPage();
  const services = appointment.serviceAppointmentAdditionalData.serviceList.map((service) => ({
    ...service,
    campaign: appointment.campaign?.serviceCode === service.typeCode ? appointment.campaign : undefined,
    listed: priceList && vehicle && priceOf(priceList.prices, vehicle, service.typeCode),
  }));
  const isListed = services.some(({ campaign, listed }) => listed && !campaign);
  return (
    <>
      <ul className="grid gap-1">
        {services.map(({ typeCode, description, campaign, listed }) => (
          <li key={typeCode} className="flex flex-wrap justify-between gap-x-6">
            {description}
            {campaign && (
              <span className="tabular whitespace-nowrap">
                {campaignPriceInWords(campaign.price, language)}
              </span>
            )}
            {!campaign && listed && <Price from={listed[0]} to={listed[1]} />}
          </li>
        ))}
      </ul>
      {priceList && isListed && (
        <p className="mt-3 text-sm text-ink-soft">
          <span aria-hidden="true">* </span>
          {priceList.note}
        </p>
      )}
    </>
  );
}

function Price({ from, to }: { from: number; to: number }) {
  const { priceList, language } = useAppointmentPage();
  return (
    <span className="tabular whitespace-nowrap text-ink-soft">
      {moneyRangeInWords([from, to], priceList?.currency ?? "", language)}
      <span aria-hidden="true">*</span>
    </span>
  );
}

function VehicleLines({ vehicle }: { vehicle: Vehicle }) {
  const { texts, words } = useAppointmentPage();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <p>
        {vehicle.model} <span className="tabular">{vehicle.modelYear}</span>
        <span className="block text-sm text-ink-soft">
          {words.plate} <Ltr>{vehicle.licensePlateNumber}</Ltr>
        </span>
      </p>
      <LocalLink
        to={vehicleAddress(vehicle.vehicleId)}
        className="print:hidden inline-flex min-h-11 items-center text-accent underline underline-offset-4"
      >
        {texts.vehicleLinkLabel}
      </LocalLink>
    </div>
  );
}
