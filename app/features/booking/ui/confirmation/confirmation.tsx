import { type ReactNode, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { ChosenPlace } from "#app/features/scheduling/wizard/chosen.ts";
import { hoursInWords } from "#app/i18n/dates/clock.ts";
import { dayInWords } from "#app/i18n/dates/dates.ts";
import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { MapOnRequest } from "#app/ui/map/map-on-request.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { ServiceConfirmation } from "../../content/service-confirmation.ts";
import { bookingAddress } from "../../rules/booking-addresses.ts";
import type { BookingState } from "../../wizard/booking-state.ts";
import { chosenServices } from "../../wizard/booking-state.ts";
import { bookingWords } from "../../words.ts";
import { AppointmentWays } from "./appointment-ways.tsx";
import { CalendarButton } from "./calendar-button.tsx";
import { SuccessMark } from "./success-mark.tsx";
import { useConfirmedAppointment } from "./use-confirmed-appointment.ts";

interface ConfirmationProps {
  booking: BookingState;
  texts: ServiceConfirmation;
}

/** The appointment as it was made: when, where, under which reference, what to bring, and where to go on. */
export function Confirmation({ booking, texts }: ConfirmationProps) {
  const { center, slot, booked } = booking;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [search] = useSearchParams();
  const words = bookingWords.of(useLanguage());
  // A request within a campaign has no appointment yet.
  const appointment = useConfirmedAppointment(
    booking.vehicle ? booked?.serviceAppointmentId : undefined,
  ).data;
  if (!center || !slot || !booked) return null;
  const isCanceled = appointment?.status === "canceled";
  const [title, text] = isCanceled
    ? [words.canceledTitle, words.canceledText]
    : openingOf(booking, search.has("campaign"), texts);
  return (
    <div className="frame grow py-10 md:py-16">
      {!isCanceled && <SuccessMark />}
      <h1 ref={heading} tabIndex={-1} className="mt-6 text-title outline-none">
        {title}
      </h1>
      <p className="mt-3 max-w-prose text-lead text-ink-soft">{text}</p>
      <div className="mt-10 grid gap-10 lg:grid-cols-2 lg:gap-16">
        <Facts booking={booking} texts={texts} isCanceled={isCanceled} />
        <div className="grid content-start gap-8">
          <Place center={center} label={texts.directionsLabel} />
          {!isCanceled && (
            <WhatToBring texts={texts}>
              {appointment && (
                <AppointmentWays
                  appointment={appointment}
                  vehicle={booking.vehicle?.model ?? ""}
                  calendarLabel={texts.calendarLabel}
                />
              )}
            </WhatToBring>
          )}
        </div>
      </div>
      <div className="mt-12 flex flex-wrap gap-3 print:hidden">
        <LinkButton to={href("/dashboard")} className="max-sm:w-full">
          {texts.dashboardLabel}
        </LinkButton>
        {isCanceled && (
          <LinkButton
            to={bookingAddress({
              vehicleId: appointment.vehicleId,
              serviceTypes: appointment.serviceTypes,
            })}
            variant="secondary"
            className="max-sm:w-full"
          >
            {words.bookAgain}
          </LinkButton>
        )}
        {!appointment && <CalendarButton booking={booking} label={texts.calendarLabel} />}
        <Button variant="quiet" onClick={() => window.print()}>
          <Icon name="print" />
          {texts.printLabel}
        </Button>
      </div>
    </div>
  );
}

/** A campaign's own words: of an appointment for a vehicle, or of a request that is confirmed by a call. */
function openingOf({ vehicle }: BookingState, isCampaign: boolean, texts: ServiceConfirmation) {
  if (!isCampaign) return [texts.title, texts.text] as const;
  if (vehicle) return [texts.campaignBookedTitle, texts.campaignBookedText] as const;
  return [texts.campaignTitle, texts.campaignText] as const;
}

function Facts({ booking, texts, isCanceled }: ConfirmationProps & { isCanceled: boolean }) {
  const words = bookingWords.of(useLanguage());
  const language = useLanguage();
  const { center, slot, date, vehicle, booked } = booking;
  if (!center || !slot || !date || !booked) return null;
  const struck = isCanceled ? "text-ink-soft line-through decoration-1" : "";
  return (
    <dl className="content-start divide-y divide-line self-start border-y border-line">
      <Fact label={texts.referenceLabel}>
        <Ltr className="text-heading">{booked.reference}</Ltr>
      </Fact>
      <Fact label={texts.dateTimeLabel}>
        <span className={`block text-lg ${struck}`}>{dayInWords(date, language)}</span>
        <span className={`text-lg tabular ${struck}`}>
          {hoursInWords([slot.startTime, slot.endTime], center.timeZone, language)}
        </span>
        <span className="block text-sm text-ink-soft">{words.localTime}</span>
      </Fact>
      <Fact label={texts.centerLabel}>
        {center.title}
        <span className="block text-sm text-ink-soft">{center.address}</span>
        {center.phoneNumber && (
          <a
            href={`tel:${center.phoneNumber}`}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            <Ltr>{phoneInGroups(center.phoneNumber)}</Ltr>
          </a>
        )}
      </Fact>
      <Fact label={texts.servicesLabel}>
        <ul>
          {chosenServices(booking).map((service) => (
            <li key={service.typeCode}>{service.label}</li>
          ))}
        </ul>
      </Fact>
      {vehicle && (
        <Fact label={texts.vehicleLabel}>
          {vehicle.model} <span className="tabular">{vehicle.modelYear}</span>
          <span className="block text-sm text-ink-soft">
            <Ltr>{vehicle.licensePlateNumber}</Ltr>
          </span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="py-4">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

function Place({ center, label }: { center: ChosenPlace; label: string }) {
  const destination = `${center.latitude},${center.longitude}`;
  return (
    <div className="print:hidden">
      <MapOnRequest places={[center]} chosenId={center.id} className="h-64" />
      <a
        href={`https://www.google.com/maps/dir/?api=1&destination=${destination}`}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-2 inline-flex min-h-11 items-center gap-2 text-accent underline underline-offset-4"
      >
        <Icon name="pin" />
        {label}
      </a>
    </div>
  );
}

interface WhatToBringProps {
  texts: ServiceConfirmation;
  /** What can be done where plans change. */
  children: ReactNode;
}

function WhatToBring({ texts, children }: WhatToBringProps) {
  return (
    <div className="grid gap-6">
      <section>
        <h2 className="text-subheading">{texts.bringTitle}</h2>
        <ul className="mt-3 grid gap-2">
          {texts.bringItems.map((item) => (
            <li key={item} className="flex gap-3">
              <Icon name="check" className="mt-1 size-5 shrink-0 text-success" />
              {item}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="text-lg font-medium">{texts.changeTitle}</h2>
        <p className="mt-1 mb-4 text-ink-soft">{texts.changeText}</p>
        {children}
      </section>
    </div>
  );
}
