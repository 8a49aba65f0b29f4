import { type Dispatch, useEffect, useRef, useState } from "react";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { appointmentAddress } from "../rules/booking-addresses.ts";
import { useStepEvents } from "../wizard/booking-events.ts";
import { type BookingAction, backLeavesWizard } from "../wizard/booking-reducer.ts";
import { type BookingState, mayContinue } from "../wizard/booking-state.ts";
import { useBooking } from "../wizard/use-booking.ts";
import { ActionBar } from "./action-bar.tsx";
import { useBookingPage } from "./booking-page.ts";
import { BookingRows } from "./booking-rows.tsx";
import { CampaignCenter } from "./campaign/campaign-center.tsx";
import { CampaignNotices } from "./campaign/campaign-notices.tsx";
import { EndedNotice } from "./campaign/ended-notice.tsx";
import { useCampaignPath } from "./campaign/use-campaign-path.ts";
import { DuplicateDialog } from "./duplicate-dialog.tsx";
import { BookingStepView } from "./steps/booking-step-view.tsx";
import { HoldNotice } from "./steps/hold-notice.tsx";
import { type LostSlot, LostSlotBanner } from "./steps/lost-slot-banner.tsx";
import { StepProgress } from "./steps/step-progress.tsx";
import { SubmitErrorBanner } from "./steps/submit-error-banner.tsx";
import { useConfirmedSubmit } from "./use-confirmed-submit.ts";
import { useDuplicate } from "./use-duplicate.ts";
import { type FreeSlots, useFreeSlots } from "./use-free-slots.ts";
import { useHold } from "./use-hold.ts";
import { useLocalNavigate } from "./use-local-navigate.ts";

interface BookingWizardProps {
  change?: BookingState | null;
  /** What the customer has to know before they go on. */
  notice?: string | undefined;
}

/**
 * The five questions, the booking that fills up beside them, and the two buttons at the bottom. With `change` an
 * appointment is changed (specification, section 2, "edit mode").
 */
export function BookingWizard({ change = null, notice }: BookingWizardProps) {
  const { texts, words } = useBookingPage();
  const { customerId } = useCustomerAccess();
  const [state, dispatch] = useBooking(customerId, change);
  const navigate = useLocalNavigate();
  const [lost, setLost] = useState<LostSlot | null>(null);
  const free = useFreeSlots(state);
  useRenewedSlot(state, dispatch, free, () => setLost({ alternatives: [] }));
  const hold = useHold(state, dispatch, setLost);
  const duplicate = useDuplicate(state);
  const path = useCampaignPath(state, dispatch);
  const takesFocus = useHasMoved(state);
  useStepEvents(state);

  const { submit, submitting, waiting, error, dismissError } = useConfirmedSubmit(state, dispatch, {
    onLost: setLost,
    onDuplicate: duplicate.show,
    onPending: path.showPending,
  });
  const onSummary = state.step === "Summary";
  const goOn = () => {
    if (path.stops()) return;
    if (!onSummary) dispatch({ type: "advanced" });
    else if (!duplicate.stops()) submit();
  };
  const goBack = () => {
    dismissError();
    path.dismiss();
    if (!backLeavesWizard(state)) dispatch({ type: "went-back" });
    else navigate(state.edited ? appointmentAddress(state.edited.id) : "/dashboard");
  };
  const lastLabel = state.edited ? texts.updateLabel : texts.reviewScheduleLabel;

  return (
    <div className="flex min-h-[calc(100dvh-var(--header-height))] flex-col">
      <div className="frame grow pt-6 pb-12 md:pt-10">
        <Title state={state} />
        <EndedNotice />
        <div className="mt-4 md:mt-6">
          <StepProgress current={state.step} />
        </div>
        <div
          className={`mt-8 md:mt-12 ${onSummary ? "" : "grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] xl:gap-20"}`}
        >
          <div className="min-w-0">
            {notice && <Banner className="mb-6">{notice}</Banner>}
            {onSummary && waiting && <Banner className="mb-6">{words.waitsForConnection}</Banner>}
            <CampaignNotices path={path} />
            {onSummary && error && <SubmitErrorBanner message={error} onDismiss={dismissError} />}
            {state.step === "SelectDateTime" && lost && (
              <LostSlotBanner lost={lost} state={state} dispatch={dispatch} onDone={() => setLost(null)} />
            )}
            {state.campaign && state.step === "SelectDateTime" && (
              <CampaignCenter state={state} dispatch={dispatch} />
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
        continueLabel={onSummary ? lastLabel : texts.continueLabel}
        canContinue={mayContinue(state)}
        submitting={submitting}
        note={(onSummary || state.step === "SelectDateTime") && <HoldNotice hold={hold} />}
        onBack={goBack}
        onContinue={goOn}
      />
      <DuplicateDialog
        open={duplicate.isShown}
        appointmentId={duplicate.appointmentId}
        onClose={duplicate.hide}
      />
    </div>
  );
}

function Title({ state: { edited, campaign } }: { state: BookingState }) {
  const { texts } = useBookingPage();
  return (
    <h1 className="text-subheading">
      {edited ? texts.editTitle : (campaign?.service.label ?? texts.pageTitle)}
      {edited && (
        <>
          {" "}
          <Ltr className="tabular text-ink-soft">{edited.reference}</Ltr>
        </>
      )}
    </h1>
  );
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
