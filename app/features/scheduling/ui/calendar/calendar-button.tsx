import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { CalendarEntry } from "../../calendar/calendar-file.ts";
import { saveCalendar } from "./save-calendar.ts";

interface CalendarButtonProps {
  entry: CalendarEntry;
  /** Names the file. */
  reference: string;
  label: string;
}

/** Hands over an entry as a calendar file. */
export function CalendarButton({ entry, reference, label }: CalendarButtonProps) {
  return (
    <Button variant="secondary" onClick={() => saveCalendar(entry, reference)}>
      <Icon name="calendar" />
      {label}
    </Button>
  );
}
