import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { noticeWords } from "./words.ts";

interface UnfinishedNoticeProps {
  onResume: () => void;
  onDrop: () => void;
  /** What was chosen. */
  children: ReactNode;
}

/** A booking that was left in another tab within a day is offered again; it never goes on by itself. */
export function UnfinishedNotice({ onResume, onDrop, children }: UnfinishedNoticeProps) {
  const words = noticeWords.of(useLanguage());
  return (
    <Banner title={words.continueTitle} className="mb-6">
      <p>{children}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button data-analytics="booking_resumed" onClick={onResume}>
          {words.continueBooking}
        </Button>
        <Button variant="quiet" onClick={onDrop}>
          {words.beginAnew}
        </Button>
      </div>
    </Banner>
  );
}
