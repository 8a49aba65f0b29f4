import { useState } from "react";
import { HoldNotice } from "#app/features/scheduling/ui/notices/hold-notice.tsx";
import { ActionBar } from "#app/features/scheduling/ui/steps/action-bar.tsx";
import { WizardFrame } from "#app/features/scheduling/ui/steps/wizard-frame.tsx";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { driveSteps, stepNumber } from "../wizard/drive-state.ts";
import { mayContinue } from "../wizard/machine/completeness.ts";
import { heldUntil } from "../wizard/machine/holding.ts";
import type { SendEvent, WizardState } from "../wizard/machine/wizard-state.ts";
import { useDrivePage } from "./drive-page.ts";
import { DriveRows } from "./drive-rows.tsx";
import { DriveNotices } from "./notices/drive-notices.tsx";
import { PendingDrive } from "./notices/pending-drive.tsx";
import { DriveStepView } from "./steps/drive-step-view.tsx";
import { useWizard, type Visitor } from "./use-wizard.ts";

/** A wizard for each who is at this browser; the one that stands there before that is clear becomes the first one's. */
export function OwnDriveWizard({ profile, isClear }: Visitor) {
  const id = profile?.id ?? "visitor";
  const [first, setFirst] = useState<string>();
  if (isClear && first === undefined) setFirst(id);
  const isOther = isClear && first !== undefined && first !== id;
  return <DriveWizard key={isOther ? id : "first"} profile={profile} isClear={isClear} />;
}

/** The four steps, the drive that fills up beside them, and the two buttons at the bottom. */
export function DriveWizard(visitor: Visitor) {
  const { state, send, free } = useWizard(visitor);
  const { texts } = useDrivePage();
  const { drive } = state;
  return (
    <>
      <WizardFrame
        title={texts.pageTitle}
        names={driveSteps.map((step) => texts.stepNames[step])}
        current={stepNumber(drive.step)}
        soFar={drive.step !== "Summary" && <DriveRows drive={drive} />}
        bar={<WizardBar state={state} send={send} />}
      >
        <DriveNotices state={state} send={send} />
        <DriveStepView state={state} send={send} free={free} />
      </WizardFrame>
      <PendingDrive state={state} onClose={() => send({ type: "obstacle-dismissed" })} />
    </>
  );
}

function WizardBar({ state, send }: { state: WizardState; send: SendEvent }) {
  const { texts } = useDrivePage();
  const { serverNow } = useCustomerAccess();
  const { step, requestFrom } = state.drive;
  const lastLabel = requestFrom === null ? texts.confirmLabel : texts.requestLabel;
  return (
    <ActionBar
      backLabel={texts.backLabel}
      continueLabel={step === "Summary" ? lastLabel : texts.continueLabel}
      canContinue={mayContinue(state)}
      submitting={state.submission.status !== "idle"}
      note={
        (step === "Summary" || step === "SelectDateTime") && (
          <HoldNotice
            until={heldUntil(state)}
            serverNow={serverNow}
            texts={texts}
            onExtend={() => send({ type: "hold-extended" })}
          />
        )
      }
      onBack={() => send({ type: "back-pressed" })}
      onContinue={() => send({ type: "continue-pressed" })}
    />
  );
}
