import type { Activity } from "#app/features/booking/activity-calls.ts";
import { hoursInWords, momentInWords } from "#app/i18n/dates/clock.ts";
import { dateInWords, dayIn, dayInWords } from "#app/i18n/dates/dates.ts";
import { hijriInWords } from "#app/i18n/dates/hijri.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { dashboardWords } from "../words.ts";

/** Day and hours of an activity, in the zone in which it happens; of one without a time what it waits for. */
export function ActivityTime({ activity }: { activity: Activity }) {
  const language = useLanguage();
  const words = dashboardWords.of(language);
  const { serverNow } = useCustomerAccess();
  const { at, endAt, lostAt, timeZone: zone = market().zone } = activity;
  if (endAt === undefined) {
    return (
      <span className="tabular">
        <span className="block">{words.withoutTime}</span>
        {lostAt === undefined
          ? words.requestedOn(dateInWords(dayIn(at, zone), language))
          : words.lostOn(momentInWords(lostAt, zone, language))}
      </span>
    );
  }
  const day = dayIn(at, zone);
  return (
    <time dateTime={at} className="tabular">
      <span className="block">{dayInWords(day, language)}</span>
      {/* Of what is over nobody relies on the day any more. */}
      {Date.parse(endAt) > serverNow() && (
        <span className="block text-sm">{hijriInWords(day, language)}</span>
      )}
      {hoursInWords([at, endAt], zone, language)}
    </time>
  );
}
