import { badgeGroupOf } from "#app/features/booking/rules/appointments/status-badge.ts";
import { appointmentAddress, bookingAddress } from "#app/features/booking/rules/booking-addresses.ts";
import type { VehicleDetails } from "#app/features/garage/calls.ts";
import { withCommas } from "#app/i18n/comma.ts";
import { dateInWords, dayIn, groupedNumber } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { type PastVisit, serviceHistory } from "../../rules/service-history.ts";
import { useActivities } from "../dashboard-queries.ts";
import { useVehiclePage } from "./vehicle-page.ts";

/** What was done to the vehicle: as the workshop reported it, and as it was booked. Reports stand also without the other. */
export function VehicleHistory({ vehicle }: { vehicle: VehicleDetails }) {
  const { texts } = useVehiclePage();
  const { data: { past = [] } = {} } = useActivities(vehicle.vehicleId);
  const appointments = past
    .filter(({ status }) => badgeGroupOf(status) === "finished")
    .map((activity) => ({ ...activity, day: dayIn(activity.at, activity.timeZone ?? market().zone) }));
  const visits = serviceHistory(vehicle.serviceHistory, appointments);
  if (visits.length === 0)
    return <p className="border-y border-line py-6 text-ink-soft">{texts.historyEmptyText}</p>;
  return (
    <ol className="divide-y divide-line border-y border-line">
      {visits.map((visit) => (
        <Visit key={visit.id} visit={visit} vehicle={vehicle} />
      ))}
    </ol>
  );
}

function Visit({ visit, vehicle }: { visit: PastVisit; vehicle: VehicleDetails }) {
  const { texts, words, language } = useVehiclePage();
  const { day, title, center, mileage, appointmentId, serviceTypes } = visit;
  const distance = mileage === undefined ? [] : [`${groupedNumber(mileage, language)} ${words.kilometres}`];
  const name = `: ${withCommas([title, dateInWords(day, language)], language)}`;
  return (
    <li className="grid gap-x-8 gap-y-1 py-5 md:grid-cols-[12rem_minmax(0,1fr)_auto] md:items-center">
      <time dateTime={day} className="tabular text-ink-soft">
        {dateInWords(day, language)}
      </time>
      <div>
        <p className="font-medium">{title}</p>
        <p className="tabular text-sm text-ink-soft">
          {[center, ...distance].filter((part) => part !== "").join(" · ")}
        </p>
      </div>
      <p className="flex flex-wrap gap-x-6">
        {appointmentId && (
          <HistoryLink to={appointmentAddress(appointmentId)} label={texts.seeVisitLabel} about={name} />
        )}
        <HistoryLink
          to={bookingAddress({ vehicleId: vehicle.vehicleId, serviceTypes })}
          label={texts.bookAgainLabel}
          about={name}
        />
      </p>
    </li>
  );
}

function HistoryLink({ to, label, about }: { to: string; label: string; about: string }) {
  return (
    <LocalLink to={to} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
      {label}
      <span className="sr-only">{about}</span>
    </LocalLink>
  );
}
