import { useId, useRef, useState } from "react";
import { dateInWords, groupedNumber } from "#app/i18n/dates/dates.ts";
import { cleanLine } from "#app/lib/text/clean-text.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/fields/text-field.tsx";
import type { BookingState } from "../../wizard/booking-state.ts";
import { asksAboutMileage } from "../../wizard/mileage.ts";
import { useBookingPage } from "../booking-page.ts";
import type { BookingStepProps } from "./booking-step.ts";

const mileageDigits = 7;

/** Kilometers on the clock; Arabic digits are understood, anything else is left out. A lower one than before is asked about. */
export function MileageField({ booking, send }: Pick<BookingStepProps, "booking" | "send">) {
  const { texts, words } = useBookingPage();
  const { mileage, confirmedMileage, lastReading } = booking;
  const [isTyping, setTyping] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const read = (typed: string) => {
    const digits = cleanLine(typed).replace(/\D/g, "").slice(0, mileageDigits);
    const written = digits === "" ? null : Math.min(Number(digits), 2_000_000);
    send({ type: "mileage-written", mileage: written });
  };
  // A number that is still growing is no answer yet.
  const isWhole = !isTyping || String(mileage).length >= String(lastReading?.kilometers).length;
  return (
    <div>
      <TextField
        ref={field}
        label={texts.mileageLabel}
        hint={texts.mileageHint}
        ltr
        required
        inputMode="numeric"
        autoComplete="off"
        value={mileage === null ? "" : String(mileage)}
        onChange={(event) => read(event.target.value)}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
      />
      <div ref={answer} aria-live="polite" tabIndex={-1} className="outline-none">
        {isWhole && asksAboutMileage(booking) && (
          <MileageQuestion
            booking={booking}
            onRight={() => {
              send({ type: "mileage-confirmed" });
              // The button that had it is gone.
              answer.current?.focus();
            }}
            onWrong={() => field.current?.select()}
          />
        )}
        {mileage !== null && mileage === confirmedMileage && (
          <p className="text-sm text-success">{words.mileageIsConfirmed}</p>
        )}
      </div>
    </div>
  );
}

interface MileageQuestionProps {
  booking: BookingState;
  onRight: () => void;
  onWrong: () => void;
}

const questionId = "mileage-question";

/** "Last reading 45,000 km on 3 May 2026. Is 42,000 km right?" with the two answers. */
function MileageQuestion({ booking: { mileage, lastReading }, onRight, onWrong }: MileageQuestionProps) {
  const { words, language } = useBookingPage();
  const sentence = useId();
  if (mileage === null || !lastReading) return null;
  const isolated = (kilometers: number) => `\u2066${groupedNumber(kilometers, language)}\u2069`;
  const day = dateInWords(lastReading.day, language);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset takes no focus
    <div
      id={questionId}
      role="group"
      aria-labelledby={sentence}
      tabIndex={-1}
      className="grid gap-3 rounded-lg bg-warning-soft p-4"
    >
      <p id={sentence}>{words.mileageQuestion(isolated(lastReading.kilometers), day, isolated(mileage))}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onRight}>
          {words.mileageRight(isolated(mileage))}
        </Button>
        <Button variant="secondary" onClick={onWrong}>
          {words.correctMileage}
        </Button>
      </div>
    </div>
  );
}

/** Leads to the question from wherever the customer wants to go on. */
export function showMileageQuestion(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // Where a number was still being typed, the question comes with the blur.
  requestAnimationFrame(() => document.getElementById(questionId)?.focus());
}
