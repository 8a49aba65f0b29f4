import { useEffect, useRef } from "react";
import { Banner } from "#app/ui/banner.tsx";
import type { SendEvent, WizardState } from "../../wizard/machine/wizard-state.ts";
import { shownError } from "../../wizard/submit-error.ts";
import { useBookingPage } from "../booking-page.ts";

/** What became of sending the booking: it waits for a connection, or was refused. */
export function SubmissionNotice({ state, send }: { state: WizardState; send: SendEvent }) {
  const { texts, words } = useBookingPage();
  const { booking, submission, obstacle } = state;
  const defaultMessage = booking.edited ? texts.defaultUpdateErrorMessage : texts.defaultErrorMessage;
  const sentenceOf = ({ code, message }: { code: string; message: string }) =>
    code === "network" ? words.connectionLost : shownError(message, texts.errorMessages, defaultMessage);
  return (
    <>
      {submission.status === "waiting" && <Banner className="mb-6">{words.waitsForConnection}</Banner>}
      {obstacle?.kind === "refused" && (
        <RefusedBanner
          message={sentenceOf(obstacle)}
          onDismiss={() => send({ type: "obstacle-dismissed" })}
        />
      )}
    </>
  );
}

/** Why the booking was not made, in red, until it is dismissed; nothing that was entered is gone. */
function RefusedBanner({ message, onDismiss }: { message: string; onDismiss: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) place.current?.scrollIntoView({ block: "center" });
  }, [message]);
  return (
    <div ref={place} className="mb-6">
      <Banner tone="error" onDismiss={onDismiss}>
        {message}
      </Banner>
    </div>
  );
}
