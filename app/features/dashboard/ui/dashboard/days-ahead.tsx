import { CalendarFeed } from "#app/features/booking/ui/calendar-feed/calendar-feed.tsx";
import { DueTimeline } from "#app/features/due-dates/ui/due-timeline.tsx";

/** The days to come: as a calendar to subscribe to, where there is one, and what comes due. */
export function DaysAhead({ hasFeed }: { hasFeed: boolean }) {
  return (
    <>
      {hasFeed && (
        <div className="mt-8">
          <CalendarFeed />
        </div>
      )}
      <DueTimeline className="mt-14 md:mt-20" />
    </>
  );
}
