import { type BookingStep, bookingSteps, stepNumber } from "../../wizard/booking-state.ts";
import { useBookingPage } from "../booking-page.ts";

/** Where the customer stands: five names on a wide screen, a counter and a bar on a phone. */
export function StepProgress({ current }: { current: BookingStep }) {
  const { texts, words } = useBookingPage();
  const number = stepNumber(current);
  return (
    <>
      <div className="lg:hidden">
        <p className="text-sm text-ink-soft">{words.stepOf(number, bookingSteps.length)}</p>
        <div aria-hidden="true" className="mt-2 grid grid-cols-5 gap-1">
          {bookingSteps.map((step) => (
            <span
              key={step}
              className={`h-1 rounded-full ${stepNumber(step) <= number ? "bg-accent" : "bg-line"}`}
            />
          ))}
        </div>
      </div>
      <ol aria-label={words.steps} className="hidden grid-cols-5 gap-3 lg:grid">
        {bookingSteps.map((step) => (
          <StepName
            key={step}
            name={texts.stepNames[step]}
            place={stepNumber(step) - number}
            number={stepNumber(step)}
          />
        ))}
      </ol>
    </>
  );
}

function StepName({ name, number, place }: { name: string; number: number; place: number }) {
  const { words } = useBookingPage();
  const bar = place <= 0 ? "border-accent" : "border-line";
  const ink = place === 0 ? "font-medium text-ink" : "text-ink-soft";
  return (
    <li aria-current={place === 0 ? "step" : undefined} className={`border-t-2 pt-3 text-sm ${bar} ${ink}`}>
      <span className="tabular-nums">{number}</span> {name}
      {place < 0 && <span className="sr-only"> ({words.done})</span>}
    </li>
  );
}
