import { type Dispatch, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import type { FailedReply } from "#app/platform/api/api-client.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { trackBooked, trackBookingError, useStepEvents } from "../wizard/booking-events.ts";
import { type BookingAction, backLeavesWizard } from "../wizard/booking-reducer.ts";
import { type BookingState, isStepComplete } from "../wizard/booking-state.ts";
import { saveBooking } from "../wizard/saved-booking.ts";
import { shownError } from "../wizard/submit-error.ts";
import { useBooking } from "../wizard/use-booking.ts";
import { ActionBar } from "./action-bar.tsx";
import { useBookingPage } from "./booking-page.ts";
import { BookingRows } from "./booking-rows.tsx";
import { BookingStepView } from "./steps/booking-step-view.tsx";
import { alternativesIn, type LostSlot, LostSlotBanner } from "./steps/lost-slot-banner.tsx";
import { StepProgress } from "./steps/step-progress.tsx";
import { SubmitErrorBanner } from "./steps/submit-error-banner.tsx";
import { type FreeSlots, useFreeSlots } from "./use-free-slots.ts";
import { useSubmitBooking } from "./use-submit-booking.ts";

/** The five questions, the booking that fills up beside them, and the two buttons at the bottom. */
export function BookingWizard() {
  const { texts, words } = useBookingPage();
  const { customerId } = useCustomerAccess();
  const [state, dispatch] = useBooking(customerId);
  const navigate = useLocalNavigate();
  const [lost, setLost] = useState<LostSlot | null>(null);
  const free = useFreeSlots(state);
  useRenewedSlot(state, dispatch, free, () => setLost({ alternatives: [] }));
  const takesFocus = useHasMoved(state);
  useStepEvents(state);

  const { submit, submitting, error, dismissError } = useConfirmedSubmit(state, dispatch, setLost);
  const goOn = () => (state.step === "Summary" ? submit() : dispatch({ type: "advanced" }));
  const goBack = () => {
    dismissError();
    if (backLeavesWizard(state)) navigate("/dashboard");
    else dispatch({ type: "went-back" });
  };
  const onSummary = state.step === "Summary";

  return (
    <div className="flex min-h-[calc(100dvh-var(--header-height))] flex-col">
      <div className="frame grow pt-6 pb-12 md:pt-10">
        <h1 className="text-subheading">{texts.pageTitle}</h1>
        <div className="mt-4 md:mt-6">
          <StepProgress current={state.step} />
        </div>
        <div
          className={`mt-8 md:mt-12 ${onSummary ? "" : "grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] xl:gap-20"}`}
        >
          <div className="min-w-0">
            {onSummary && error && <SubmitErrorBanner message={error} onDismiss={dismissError} />}
            {state.step === "SelectDateTime" && lost && (
              <LostSlotBanner lost={lost} state={state} dispatch={dispatch} onDone={() => setLost(null)} />
            )}
            <BookingStepView state={state} dispatch={dispatch} free={free} takesFocus={takesFocus} />
          </div>
          {!onSummary && (
            <aside aria-label={words.yourBooking} className="self-start lg:sticky lg:top-32">
              <h2 className="mb-4 text-lg font-medium">{words.yourBooking}</h2>
              <BookingRows state={state} />
            </aside>
          )}
        </div>
      </div>
      <ActionBar
        continueLabel={onSummary ? texts.reviewScheduleLabel : texts.continueLabel}
        canContinue={isStepComplete(state, state.step)}
        submitting={submitting}
        onBack={goBack}
        onContinue={goOn}
      />
    </div>
  );
}

/** Navigation inside the site that keeps the language in the address. */
function useLocalNavigate() {
  const { language } = useBookingPage();
  const navigate = useNavigate();
  return (path: string) => void navigate(withLanguage(path, language));
}

/** Whether the customer has left the step that the visit began with: only then does a heading take the focus. */
function useHasMoved({ step }: BookingState): boolean {
  const first = useRef(step);
  const moved = useRef(false);
  if (step !== first.current) moved.current = true;
  return moved.current;
}

/** Every fresh list of slots renews the chosen one's promise, or says that it is gone. */
function useRenewedSlot(
  state: BookingState,
  dispatch: Dispatch<BookingAction>,
  free: FreeSlots,
  onLost: () => void,
) {
  const { date, slot } = state;
  const { days } = free;
  const known = date !== null && free.isKnown(date);
  const current = useRef({ slot, onLost });
  current.current = { slot, onLost };
  useEffect(() => {
    if (date === null || !known) return;
    const slots = days.get(date) ?? [];
    const chosen = current.current.slot;
    if (chosen && !slots.some((offered) => offered.startTime === chosen.startTime)) current.current.onLost();
    dispatch({ type: "slots-offered", date, slots });
  }, [days, date, known, dispatch]);
}

/** Submits; a made appointment leads to its confirmation, a lost slot back to the times, the rest to the banner. */
function useConfirmedSubmit(
  state: BookingState,
  dispatch: Dispatch<BookingAction>,
  onLost: (lost: LostSlot) => void,
) {
  const { texts, words } = useBookingPage();
  const { customerId } = useCustomerAccess();
  const navigate = useLocalNavigate();
  const { submit: send, submitting } = useSubmitBooking();
  const [error, setError] = useState<string | null>(null);

  const refuse = (reply: FailedReply) => {
    trackBookingError(reply.code);
    if (reply.code === "slot-taken") {
      dispatch({ type: "slot-lost" });
      onLost({ alternatives: alternativesIn(reply) });
      return;
    }
    const lostConnection = reply.code === "network";
    setError(
      lostConnection
        ? words.connectionLost
        : shownError(reply.message, texts.errorMessages, texts.defaultErrorMessage),
    );
  };
  const submit = async () => {
    setError(null);
    const outcome = await send(state);
    if (outcome === null) return;
    if (!outcome.ok) return refuse(outcome.reply);
    const { serviceAppointmentId, reference } = outcome.booked;
    const booked = { serviceAppointmentId, reference };
    trackBooked(state, booked);
    dispatch({ type: "booked", booked });
    saveBooking(sessionStorage, { ...state, booked }, customerId, Date.now());
    navigate("/service-confirmation");
  };
  return { submit: () => void submit(), submitting, error, dismissError: () => setError(null) };
}
