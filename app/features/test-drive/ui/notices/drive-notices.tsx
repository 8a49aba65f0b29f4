import { LostSlotBanner } from "#app/features/scheduling/ui/notices/lost-slot-banner.tsx";
import { SubmissionNotice } from "#app/features/scheduling/ui/notices/submission-notice.tsx";
import { UnfinishedNotice } from "#app/features/scheduling/ui/notices/unfinished-notice.tsx";
import { Banner } from "#app/ui/banner.tsx";
import type { SendEvent, WizardState } from "../../wizard/machine/wizard-state.ts";
import { useDrivePage } from "../drive-page.ts";

interface NoticesProps {
  state: WizardState;
  send: SendEvent;
}

/** What stands above the step: what is unfinished, lost, or was refused. */
export function DriveNotices({ state, send }: NoticesProps) {
  const { texts } = useDrivePage();
  const { drive, lostSlot, obstacle, submission } = state;
  const dismiss = () => send({ type: "obstacle-dismissed" });
  return (
    <>
      <UnfinishedDrive state={state} send={send} />
      {obstacle?.kind === "car-gone" && (
        <Banner tone="warning" className="mb-6" onDismiss={dismiss}>
          {texts.carGoneText}
        </Banner>
      )}
      {drive.step === "SelectDateTime" && lostSlot && (
        <LostSlotBanner
          alternatives={lostSlot.alternatives}
          timeZone={drive.showroom?.timeZone ?? "UTC"}
          texts={texts}
          send={send}
        />
      )}
      {drive.step === "Summary" && (
        <SubmissionNotice
          isWaiting={submission.status === "waiting"}
          refusal={obstacle?.kind === "refused" ? obstacle : undefined}
          texts={texts}
          onDismiss={dismiss}
        />
      )}
    </>
  );
}

/** A drive that was left in another tab, by its car and showroom. */
function UnfinishedDrive({ state: { drive, unfinished }, send }: NoticesProps) {
  if (!unfinished?.car || drive.car) return null;
  const { car, showroom } = unfinished;
  return (
    <UnfinishedNotice
      onResume={() => send({ type: "unfinished-resumed" })}
      onDrop={() => send({ type: "unfinished-dropped" })}
    >
      {car.name}
      {showroom && <> · {showroom.title}</>}
    </UnfinishedNotice>
  );
}
