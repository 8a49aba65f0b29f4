import { groupedNumber } from "#app/i18n/dates/dates.ts";
import type { DueService } from "../../rules/due-service.ts";
import { useBookingPage } from "../booking-page.ts";

/** That a service is the one to choose, and why: at the distance, by the time, or as the next of the plan. */
export function DueNote({ due, mileage }: { due: DueService; mileage: number }) {
  const { words, language } = useBookingPage();
  const isolated = (kilometers: number) => `\u2066${groupedNumber(kilometers, language)}\u2069`;
  const why = {
    distance: words.dueByDistance(isolated(mileage)),
    time: words.dueByTime,
    next: words.dueAt(isolated(due.kilometers)),
  }[due.reason];
  return (
    <span className="mt-1 block text-sm">
      <span className="font-medium text-accent">{words.recommended}</span>
      <span className="block text-ink-soft">
        {why}
        {due.reason !== "next" && ` ${words.dueAt(isolated(due.kilometers))}`}
      </span>
    </span>
  );
}
