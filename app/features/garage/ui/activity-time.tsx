import type { Activity } from "#app/features/booking/calls.ts";
import { dayIn, dayInWords, marketZone, timeIn } from "#app/i18n/dates.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { useDashboardPage } from "./dashboard-page.ts";

/** Day and hours of an activity, in the importer's zone. */
export function ActivityTime({ activity }: { activity: Activity }) {
  const { language } = useDashboardPage();
  const hours = [activity.at, activity.endAt].filter((instant) => instant !== undefined);
  return (
    <time dateTime={activity.at} className="tabular">
      <span className="block">{dayInWords(dayIn(activity.at, marketZone), language)}</span>
      <Ltr>{hours.map((instant) => timeIn(instant, marketZone)).join(" – ")}</Ltr>
    </time>
  );
}
