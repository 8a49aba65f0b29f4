import { lazy, Suspense, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { calendarFeedWords } from "./calendar-feed-words.ts";

const CalendarFeedDialog = lazy(() =>
  import("./calendar-feed-dialog.tsx").then((module) => ({ default: module.CalendarFeedDialog })),
);

/** Opens what a customer needs to see their appointments in their own calendar. The dialog is loaded when it is opened. */
export function CalendarFeed() {
  const words = calendarFeedWords.of(useLanguage());
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" data-analytics="calendar_feed" aria-haspopup="dialog" onClick={open}>
        <Icon name="calendar" />
        {words.open}
      </Button>
      {isWanted && (
        <Suspense>
          <CalendarFeedDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
