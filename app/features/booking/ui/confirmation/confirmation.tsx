import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { campaignPriceInWords } from "#app/features/campaigns/price-in-words.ts";
import { ConfirmationFrame } from "#app/features/scheduling/ui/confirmation/confirmation-frame.tsx";
import {
  Fact,
  Facts,
  PlaceFact,
  ReferenceFact,
  TimeFact,
} from "#app/features/scheduling/ui/confirmation/facts.tsx";
import { WayThere } from "#app/features/scheduling/ui/confirmation/way-there.tsx";
import { WhatToBring } from "#app/features/scheduling/ui/confirmation/what-to-bring.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { ServiceConfirmation } from "../../content/service-confirmation.ts";
import { bookingAddress } from "../../rules/booking-addresses.ts";
import { type BookingState, type CampaignPath, chosenServices } from "../../wizard/booking-state.ts";
import { bookingWords } from "../../words.ts";
import { AppointmentWays } from "./appointment-ways.tsx";
import { BookedCalendarButton } from "./booked-calendar-button.tsx";
import { useConfirmedAppointment } from "./use-confirmed-appointment.ts";

interface ConfirmationProps {
  booking: BookingState;
  texts: ServiceConfirmation;
}

/** The appointment as it was made: when, where, under which reference, what to bring, and where to go on. */
export function Confirmation({ booking, texts }: ConfirmationProps) {
  const { center, slot, booked } = booking;
  const [search] = useSearchParams();
  const words = bookingWords.of(useLanguage());
  // A request within a campaign has no appointment yet.
  const appointment = useConfirmedAppointment(
    booking.vehicle ? booked?.serviceAppointmentId : undefined,
  ).data;
  const code = appointment?.code ?? booked?.code;
  const isRejected = appointment?.code === "RJD";
  const isCanceled = isRejected || appointment?.code === "CANC";
  const [title, text] = isCanceled
    ? isRejected
      ? [words.rejectedTitle, words.rejectedText]
      : [words.canceledTitle, words.canceledText]
    : openingOf(booking, search.has("campaign"), texts, words, code);
  useTitle(title);
  if (!center || !slot || !booked) return null;
  return (
    <ConfirmationFrame
      title={title}
      text={text}
      isDone={!isCanceled}
      facts={
        <BookedFacts
          booking={booking}
          texts={texts}
          isCanceled={isCanceled}
          campaign={booking.campaign ?? appointment?.campaign ?? null}
        />
      }
      aside={
        <>
          <WayThere place={center} label={texts.directionsLabel} />
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
        </>
      }
      ways={
        <>
          <LinkButton to={href("/dashboard")} className="max-sm:w-full">
            {texts.dashboardLabel}
          </LinkButton>
          {isCanceled && (
            <LinkButton
              to={bookingAddress({
                vehicleId: appointment?.vehicleId,
                serviceTypes: appointment?.serviceTypes,
              })}
              variant="secondary"
              className="max-sm:w-full"
            >
              {words.bookAgain}
            </LinkButton>
          )}
          {!appointment && <BookedCalendarButton booking={booking} label={texts.calendarLabel} />}
          <Button variant="quiet" onClick={() => window.print()}>
            <Icon name="print" />
            {texts.printLabel}
          </Button>
        </>
      }
    />
  );
}

/**
 * What its center has not confirmed is a request. Else a campaign's own words: of an appointment for a vehicle, or of a request
 * that is confirmed by a call.
 */
function openingOf(
  { vehicle }: BookingState,
  isCampaign: boolean,
  texts: ServiceConfirmation,
  words: ReturnType<typeof bookingWords.of>,
  code: string | undefined,
) {
  if (vehicle && (code === "CREA" || code === "NEW"))
    return [words.requestedTitle, words.requestedText] as const;
  if (!isCampaign) return [texts.title, texts.text] as const;
  if (vehicle) return [texts.campaignBookedTitle, texts.campaignBookedText] as const;
  return [texts.campaignTitle, texts.campaignText] as const;
}

/** The tab says what the page says; the HTML, which is the same for everybody, cannot know it. */
function useTitle(title: string): void {
  useEffect(() => {
    const brand = document.title.split(" | ")[1];
    document.title = [title, brand].filter(Boolean).join(" | ");
  }, [title]);
}

interface BookedFactsProps extends ConfirmationProps {
  isCanceled: boolean;
  /** Within which it was booked. */
  campaign: Pick<CampaignPath, "price"> | null;
}

function BookedFacts({ booking, texts, isCanceled, campaign }: BookedFactsProps) {
  const language = useLanguage();
  const words = bookingWords.of(language);
  const { center, slot, date, vehicle, booked } = booking;
  if (!center || !slot || !date || !booked) return null;
  return (
    <Facts>
      <ReferenceFact label={texts.referenceLabel} reference={booked.reference} />
      <TimeFact
        label={texts.dateTimeLabel}
        day={date}
        slot={slot}
        timeZone={center.timeZone}
        zoneNote={words.localTime}
        isCanceled={isCanceled}
      />
      <PlaceFact label={texts.centerLabel} place={center} />
      <Fact label={texts.servicesLabel}>
        <ul>
          {chosenServices(booking).map((service) => (
            <li key={service.typeCode}>{service.label}</li>
          ))}
        </ul>
      </Fact>
      {campaign && <Fact label={words.price}>{campaignPriceInWords(campaign.price, language)}</Fact>}
      {vehicle && (
        <Fact label={texts.vehicleLabel}>
          {vehicle.model} <span className="tabular">{vehicle.modelYear}</span>
          <span className="block text-sm text-ink-soft">
            <Ltr>{vehicle.licensePlateNumber}</Ltr>
          </span>
        </Fact>
      )}
    </Facts>
  );
}
