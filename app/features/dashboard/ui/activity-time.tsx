import type { Activity } from "#app/features/booking/activity-calls.ts";
import { hoursInWords, momentInWords } from "#app/i18n/dates/clock.ts";
import { dateInWords, dayIn, dayInWords } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { dashboardWords } from "../words.ts";

/** Day and hours of an activity, in the zone in which it happens; of one without a time what it waits for. */
export function ActivityTime({ activity }: { activity: Activity }) {
  const language = useLanguage();
  const words = dashboardWords.of(language);
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
  return (
    <time dateTime={at} className="tabular">
      <span className="block">{dayInWords(dayIn(at, zone), language)}</span>
      {hoursInWords([at, endAt], zone, language)}
    </time>
  );
}
