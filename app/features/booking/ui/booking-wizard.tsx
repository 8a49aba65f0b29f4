import { HoldNotice } from "#app/features/scheduling/ui/notices/hold-notice.tsx";
import { LostSlotBanner } from "#app/features/scheduling/ui/notices/lost-slot-banner.tsx";
import { ActionBar } from "#app/features/scheduling/ui/steps/action-bar.tsx";
import { WizardFrame } from "#app/features/scheduling/ui/steps/wizard-frame.tsx";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import type { ServiceBooking } from "../content/service-booking.ts";
import { type BookingState, bookingSteps, mayContinue, stepNumber } from "../wizard/booking-state.ts";
import { heldUntil } from "../wizard/machine/holding.ts";
import type { SendEvent, WizardState } from "../wizard/machine/wizard-state.ts";
import { asksAboutMileage } from "../wizard/mileage.ts";
import type { Beginning } from "../wizard/sources/begin-booking.ts";
import { useBookingPage } from "./booking-page.ts";
import { BookingRows } from "./booking-rows.tsx";
import { CampaignCenter } from "./campaign/campaign-center.tsx";
import { CampaignNotices } from "./campaign/campaign-notices.tsx";
import { EndedNotice } from "./campaign/ended-notice.tsx";
import { DuplicateAppointment } from "./notices/duplicate-appointment.tsx";
import { Submission } from "./notices/submission.tsx";
import { UnfinishedBooking } from "./notices/unfinished-booking.tsx";
import { BookingStepView } from "./steps/booking-step-view.tsx";
import { showMileageQuestion } from "./steps/mileage-field.tsx";
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
  const { texts } = useBookingPage();
  const { booking } = state;
  return (
    <>
      <WizardFrame
        title={<Title booking={booking} />}
        notice={<EndedNotice />}
        names={bookingSteps.map((step) => texts.stepNames[step])}
        current={stepNumber(booking.step)}
        soFar={booking.step !== "Summary" && <BookingRows booking={booking} />}
        bar={<WizardBar state={state} send={send} />}
      >
        <Notices state={state} send={send} notice={notice} />
        <BookingStepView booking={booking} send={send} free={free} takesFocus={state.hasMoved} />
      </WizardFrame>
      <DuplicateAppointment
        obstacle={state.obstacle}
        onClose={() => send({ type: "obstacle-dismissed" })}
        onAbandon={() => send({ type: "abandoned" })}
      />
    </>
  );
}

interface WizardPartProps {
  state: WizardState;
  send: SendEvent;
}

/** What stands above the step: what is unfinished, in the way, or lost. */
function Notices({ state, send, notice }: WizardPartProps & { notice: string | undefined }) {
  const { texts } = useBookingPage();
  const { booking, lostSlot } = state;
  return (
    <>
      <UnfinishedBooking state={state} send={send} />
      {notice && <Banner className="mb-6">{notice}</Banner>}
      <CampaignNotices
        obstacle={state.obstacle}
        onDismiss={() => send({ type: "obstacle-dismissed" })}
        onAbandon={() => send({ type: "abandoned" })}
      />
      {booking.step === "Summary" && <Submission state={state} send={send} />}
      {booking.step === "SelectDateTime" && (
        <>
          {lostSlot && (
            <LostSlotBanner
              alternatives={lostSlot.alternatives}
              timeZone={booking.center?.timeZone ?? "UTC"}
              texts={texts}
              send={send}
            />
          )}
          {booking.campaign && <CampaignCenter booking={booking} send={send} />}
        </>
      )}
    </>
  );
}

function WizardBar({ state, send }: WizardPartProps) {
  const { texts } = useBookingPage();
  const { serverNow } = useCustomerAccess();
  const { booking, submission } = state;
  const showsHold = booking.step === "Summary" || booking.step === "SelectDateTime";
  return (
    <ActionBar
      backLabel={texts.backLabel}
      continueLabel={continueLabel(booking, texts)}
      canContinue={mayContinue(booking)}
      submitting={submission.status !== "idle"}
      note={
        showsHold && (
          <HoldNotice
            until={heldUntil(state)}
            serverNow={serverNow}
            texts={texts}
            onExtend={() => send({ type: "hold-extended" })}
          />
        )
      }
      onBack={() => send({ type: "back-pressed" })}
      onContinue={() =>
        booking.step === "Summary" && asksAboutMileage(booking)
          ? showMileageQuestion()
          : send({ type: "continue-pressed" })
      }
    />
  );
}

function continueLabel({ step, edited }: BookingState, texts: ServiceBooking): string {
  if (step !== "Summary") return texts.continueLabel;
  return edited ? texts.updateLabel : texts.reviewScheduleLabel;
}

function Title({ booking: { edited, campaign } }: { booking: BookingState }) {
  const { texts } = useBookingPage();
  return (
    <>
      {edited ? texts.editTitle : (campaign?.service.label ?? texts.pageTitle)}
      {edited && (
        <>
          {" "}
          <Ltr className="tabular text-ink-soft">{edited.reference}</Ltr>
        </>
      )}
    </>
  );
}
