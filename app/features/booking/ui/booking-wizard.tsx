import { Banner } from "#app/ui/banner.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import type { ServiceBooking } from "../content/service-booking.ts";
import { type BookingState, mayContinue } from "../wizard/booking-state.ts";
import { heldUntil } from "../wizard/machine/holding.ts";
import type { SendEvent, WizardState } from "../wizard/machine/wizard-state.ts";
import type { Beginning } from "../wizard/sources/begin-booking.ts";
import { ActionBar } from "./action-bar.tsx";
import { useBookingPage } from "./booking-page.ts";
import { BookingRows } from "./booking-rows.tsx";
import { CampaignCenter } from "./campaign/campaign-center.tsx";
import { CampaignNotices } from "./campaign/campaign-notices.tsx";
import { EndedNotice } from "./campaign/ended-notice.tsx";
import { DuplicateDialog } from "./notices/duplicate-dialog.tsx";
import { HoldNotice } from "./notices/hold-notice.tsx";
import { LostSlotBanner } from "./notices/lost-slot-banner.tsx";
import { SubmissionNotice } from "./notices/submission-notice.tsx";
import { UnfinishedBooking } from "./notices/unfinished-booking.tsx";
import { BookingStepView } from "./steps/booking-step-view.tsx";
import { StepProgress } from "./steps/step-progress.tsx";
import { useWizard } from "./use-wizard.ts";

interface BookingWizardProps extends Beginning {
  /** What the customer has to know before they go on. */
  notice?: string | undefined;
}

/**
 * The five steps, the booking that fills up beside them, and the two buttons at the bottom. With `change` an
 * appointment is changed (product/booking.md#edit-mode).
 */
export function BookingWizard({ change, start, notice }: BookingWizardProps) {
  const { state, send, free } = useWizard({ change, start });
  const { booking } = state;
  const onSummary = booking.step === "Summary";
  const columns = onSummary ? "" : "grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] xl:gap-20";
  return (
    <div className="flex min-h-[calc(100dvh-var(--header-height))] flex-col">
      <div className="frame grow pt-6 pb-12 md:pt-10">
        <Title booking={booking} />
        <EndedNotice />
        <div className="mt-4 md:mt-6">
          <StepProgress current={booking.step} />
        </div>
        <div className={`mt-8 md:mt-12 ${columns}`}>
          <div className="min-w-0">
            <Notices state={state} send={send} notice={notice} />
            <BookingStepView booking={booking} send={send} free={free} takesFocus={state.hasMoved} />
          </div>
          {!onSummary && <SoFar booking={booking} />}
        </div>
      </div>
      <WizardBar state={state} send={send} />
      <DuplicateDialog obstacle={state.obstacle} onClose={() => send({ type: "obstacle-dismissed" })} />
    </div>
  );
}

interface WizardPartProps {
  state: WizardState;
  send: SendEvent;
}

/** What stands above the step: what is unfinished, in the way, or lost. */
function Notices({ state, send, notice }: WizardPartProps & { notice: string | undefined }) {
  const { booking, lostSlot } = state;
  return (
    <>
      <UnfinishedBooking state={state} send={send} />
      {notice && <Banner className="mb-6">{notice}</Banner>}
      <CampaignNotices obstacle={state.obstacle} onDismiss={() => send({ type: "obstacle-dismissed" })} />
      {booking.step === "Summary" && <SubmissionNotice state={state} send={send} />}
      {booking.step === "SelectDateTime" && (
        <>
          {lostSlot && <LostSlotBanner alternatives={lostSlot.alternatives} booking={booking} send={send} />}
          {booking.campaign && <CampaignCenter booking={booking} send={send} />}
        </>
      )}
    </>
  );
}

function WizardBar({ state, send }: WizardPartProps) {
  const { texts } = useBookingPage();
  const { booking, submission } = state;
  const showsHold = booking.step === "Summary" || booking.step === "SelectDateTime";
  return (
    <ActionBar
      continueLabel={continueLabel(booking, texts)}
      canContinue={mayContinue(booking)}
      submitting={submission.status !== "idle"}
      note={
        showsHold && <HoldNotice until={heldUntil(state)} onExtend={() => send({ type: "hold-extended" })} />
      }
      onBack={() => send({ type: "back-pressed" })}
      onContinue={() => send({ type: "continue-pressed" })}
    />
  );
}

function continueLabel({ step, edited }: BookingState, texts: ServiceBooking): string {
  if (step !== "Summary") return texts.continueLabel;
  return edited ? texts.updateLabel : texts.reviewScheduleLabel;
}

/** The booking that fills up, beside the steps; below them on a phone. */
function SoFar({ booking }: { booking: BookingState }) {
  const { words } = useBookingPage();
  return (
    <aside aria-label={words.yourBooking} className="self-start lg:sticky lg:top-32">
      <h2 className="mb-4 text-lg font-medium">{words.yourBooking}</h2>
      <BookingRows booking={booking} />
    </aside>
  );
}

function Title({ booking: { edited, campaign } }: { booking: BookingState }) {
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
