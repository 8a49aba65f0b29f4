import { SubmissionNotice } from "#app/features/scheduling/ui/notices/submission-notice.tsx";
import type { SendEvent, WizardState } from "../../wizard/machine/wizard-state.ts";
import { useBookingPage } from "../booking-page.ts";

/** What became of sending the booking. */
export function Submission({ state, send }: { state: WizardState; send: SendEvent }) {
  const { texts } = useBookingPage();
  const { booking, submission, obstacle } = state;
  const { errorMessages, defaultErrorMessage, defaultUpdateErrorMessage } = texts;
  return (
    <SubmissionNotice
      isWaiting={submission.status === "waiting"}
      refusal={obstacle?.kind === "refused" ? obstacle : undefined}
      texts={{
        errorMessages,
        defaultErrorMessage: booking.edited ? defaultUpdateErrorMessage : defaultErrorMessage,
      }}
      onDismiss={() => send({ type: "obstacle-dismissed" })}
    />
  );
}
