import { type Dispatch, useEffect, useRef, useState } from "react";
import { href } from "#app/lib/address/href.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import type { ServiceBooking } from "../content/service-booking.ts";
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
import { HoldNotice } from "./notices/hold-notice.tsx";
import { type LostSlot, LostSlotBanner } from "./notices/lost-slot-banner.tsx";
import { SubmitErrorBanner } from "./notices/submit-error-banner.tsx";
import { BookingStepView } from "./steps/booking-step-view.tsx";
import { StepProgress } from "./steps/step-progress.tsx";
import { UnfinishedBooking } from "./unfinished-booking.tsx";
import { useConfirmedSubmit } from "./use-confirmed-submit.ts";
import { useDuplicate } from "./use-duplicate.ts";
import { type FreeSlots, useFreeSlots } from "./use-free-slots.ts";
import { useHold } from "./use-hold.ts";
import { useLocalNavigate } from "./use-local-navigate.ts";
import { useStepHistory } from "./use-step-history.ts";

interface BookingWizardProps {
  change?: BookingState | null;
  /** How it begins whatever was left unfinished: with a time that is held for the customer. */
  start?: BookingState | undefined;
  /** What the customer has to know before they go on. */
  notice?: string | undefined;
}

/**
 * The five questions, the booking that fills up beside them, and the two buttons at the bottom. With `change` an
 * appointment is changed (product/booking.md#edit-mode).
 */
export function BookingWizard({ change = null, start, notice }: BookingWizardProps) {
  const { texts } = useBookingPage();
  const { customerId } = useCustomerAccess();
  const [state, dispatch] = useBooking(customerId, change, start);
  const navigate = useLocalNavigate();
  const [lost, setLost] = useState<LostSlot | null>(null);
  const free = useFreeSlots(state);
  useRenewedSlot(state, dispatch, free, () => setLost({ alternatives: [] }));
  const hold = useHold(state, dispatch, setLost);
  const duplicate = useDuplicate(state);
  const path = useCampaignPath(state, dispatch);
  const takesFocus = useHasMoved(state);
  useStepEvents(state);
  useStepHistory(state, dispatch);

  const submission = useConfirmedSubmit(state, dispatch, {
    onLost: setLost,
    onDuplicate: duplicate.show,
    onPending: path.showPending,
  });
  const onSummary = state.step === "Summary";
  const goOn = () => {
    if (path.stops()) return;
    if (!onSummary) dispatch({ type: "advanced" });
    else if (!duplicate.stops()) submission.submit();
  };
  const goBack = () => {
    submission.dismissError();
    path.dismiss();
    if (!backLeavesWizard(state)) dispatch({ type: "went-back" });
    else navigate(state.edited ? appointmentAddress(state.edited.id) : href("/dashboard"));
  };

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
            <UnfinishedBooking state={state} dispatch={dispatch} />
            {notice && <Banner className="mb-6">{notice}</Banner>}
            <CampaignNotices path={path} />
            {onSummary && <SubmissionNotice submission={submission} />}
            {state.step === "SelectDateTime" && (
              <AboveTimes state={state} dispatch={dispatch} lost={lost} onDone={() => setLost(null)} />
            )}
            <BookingStepView state={state} dispatch={dispatch} free={free} takesFocus={takesFocus} />
          </div>
          {!onSummary && <SoFar state={state} />}
        </div>
      </div>
      <ActionBar
        continueLabel={continueLabel(state, texts)}
        canContinue={mayContinue(state)}
        submitting={submission.submitting}
        note={(onSummary || state.step === "SelectDateTime") && <HoldNotice hold={hold} />}
        onBack={goBack}
        onContinue={goOn}
      />
      <DuplicateDialog duplicate={duplicate} />
    </div>
  );
}

function continueLabel({ step, edited }: BookingState, texts: ServiceBooking): string {
  if (step !== "Summary") return texts.continueLabel;
  return edited ? texts.updateLabel : texts.reviewScheduleLabel;
}

/** What became of sending it: it waits for a connection, or was refused. */
function SubmissionNotice({ submission }: { submission: ReturnType<typeof useConfirmedSubmit> }) {
  const { words } = useBookingPage();
  const { waiting, error, dismissError } = submission;
  return (
    <>
      {waiting && <Banner className="mb-6">{words.waitsForConnection}</Banner>}
      {error && <SubmitErrorBanner message={error} onDismiss={dismissError} />}
    </>
  );
}

interface AboveTimesProps {
  state: BookingState;
  dispatch: Dispatch<BookingAction>;
  lost: LostSlot | null;
  onDone: () => void;
}

/** That a time was lost, and in a campaign, which skips the question, the center. */
function AboveTimes({ state, dispatch, lost, onDone }: AboveTimesProps) {
  return (
    <>
      {lost && <LostSlotBanner lost={lost} state={state} dispatch={dispatch} onDone={onDone} />}
      {state.campaign && <CampaignCenter state={state} dispatch={dispatch} />}
    </>
  );
}

/** The booking that fills up, beside the questions; below them on a phone. */
function SoFar({ state }: { state: BookingState }) {
  const { words } = useBookingPage();
  return (
    <aside aria-label={words.yourBooking} className="self-start lg:sticky lg:top-32">
      <h2 className="mb-4 text-lg font-medium">{words.yourBooking}</h2>
      <BookingRows state={state} />
    </aside>
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
