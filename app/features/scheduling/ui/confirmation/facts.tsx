import type { ReactNode } from "react";
import { hoursInWords } from "#app/i18n/dates/clock.ts";
import { dayInWords } from "#app/i18n/dates/dates.ts";
import { hijriInWords } from "#app/i18n/dates/hijri.ts";
import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import type { ChosenPlace, ChosenSlot } from "../../wizard/chosen.ts";

/** What was booked, one fact below the other. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="content-start divide-y divide-line self-start border-y border-line">{children}</dl>;
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="py-4">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

export function ReferenceFact({ label, reference }: { label: string; reference: string }) {
  return (
    <Fact label={label}>
      <Ltr className="text-heading">{reference}</Ltr>
    </Fact>
  );
}

interface TimeFactProps {
  label: string;
  /** The day under which it was offered, YYYY-MM-DD. */
  day: string;
  slot: Pick<ChosenSlot, "startTime" | "endTime">;
  timeZone: string;
  zoneNote: string;
  isCanceled: boolean;
}

/** When: struck out where it was canceled. */
export function TimeFact({ label, day, slot, timeZone, zoneNote, isCanceled }: TimeFactProps) {
  const language = useLanguage();
  const struck = isCanceled ? "text-ink-soft line-through decoration-1" : "";
  return (
    <Fact label={label}>
      <span className={`block text-lg ${struck}`}>{dayInWords(day, language)}</span>
      <span className="block text-sm text-ink-soft">{hijriInWords(day, language)}</span>
      <span className={`text-lg tabular ${struck}`}>
        {hoursInWords([slot.startTime, slot.endTime], timeZone, language)}
      </span>
      <span className="block text-sm text-ink-soft">{zoneNote}</span>
    </Fact>
  );
}

/** Where, and whom to call there. */
export function PlaceFact({ label, place }: { label: string; place: ChosenPlace }) {
  return (
    <Fact label={label}>
      {place.title}
      <span className="block text-sm text-ink-soft">{place.address}</span>
      {place.phoneNumber && (
        <a
          href={`tel:${place.phoneNumber}`}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          <Ltr>{phoneInGroups(place.phoneNumber)}</Ltr>
        </a>
      )}
    </Fact>
  );
}
