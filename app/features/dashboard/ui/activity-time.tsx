import type { Activity } from "#app/features/booking/activity-calls.ts";
import { hoursInWords, timeAt } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInWords } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";

/** Day and hours of an activity, in the zone in which it happens. */
export function ActivityTime({ activity }: { activity: Activity }) {
  const language = useLanguage();
  const zone = activity.timeZone ?? market().zone;
  return (
    <time dateTime={activity.at} className="tabular">
      <span className="block">{dayInWords(dayIn(activity.at, zone), language)}</span>
      {activity.endAt === undefined
        ? timeAt(activity.at, zone, language)
        : hoursInWords([activity.at, activity.endAt], zone, language)}
    </time>
  );
}
