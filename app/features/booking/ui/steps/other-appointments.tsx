import { timeAt } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInWords } from "#app/i18n/dates/dates.ts";
import { Banner } from "#app/ui/banner.tsx";
import type { BookingState } from "../../wizard/booking-state.ts";
import { bookingWords } from "../../words.ts";
import { useBookingPage } from "../booking-page.ts";
import { useOtherAppointments } from "../booking-queries.ts";

/** The vehicle has a confirmed appointment elsewhere: booking another is allowed, and said. */
export function OtherAppointments({ booking }: { booking: BookingState }) {
  const { texts, language } = useBookingPage();
  const confirmed = useOtherAppointments(booking)?.filter(({ code }) => code === "CNF");
  if (!confirmed?.length) return null;
  return (
    <Banner className="mb-6">
      {texts.otherAppointmentText}
      <ul>
        {confirmed.map(({ id, at, timeZone = "UTC", location, title }) => (
          <li key={id}>
            {dayInWords(dayIn(at, timeZone), language)}
            {bookingWords.of(language).comma} <bdi>{timeAt(at, timeZone, language)}</bdi>
            {location && ` · ${location}`} · {title}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
