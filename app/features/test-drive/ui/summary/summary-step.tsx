import { BringList } from "#app/features/scheduling/ui/confirmation/what-to-bring.tsx";
import { StepFrame } from "#app/features/scheduling/ui/steps/step-frame.tsx";
import { useDrivePage } from "../drive-page.ts";
import { DriveRows } from "../drive-rows.tsx";
import type { DriveStepProps } from "../steps/drive-step.ts";
import { DriverFields } from "./driver-fields.tsx";
import { LicenseFields } from "./license-fields.tsx";
import { NumberFields } from "./number-fields.tsx";
import { SignInOffer } from "./sign-in-offer.tsx";

/** Last step: is everything right, and who drives? A request without a time has neither time nor license. */
export function SummaryStep({ state, send }: Omit<DriveStepProps, "free">) {
  const { texts } = useDrivePage();
  const { drive, customer } = state;
  const { bringTitle, bringItems } = texts.confirmation;
  const isRequest = drive.requestFrom !== null;
  return (
    <StepFrame
      title={isRequest ? texts.requestTitle : texts.summaryTitle}
      hint={isRequest ? texts.requestHint : texts.summaryHint}
      takesFocus={state.hasMoved}
    >
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] xl:gap-x-24">
        <div className="lg:col-start-2">
          <DriveRows drive={drive} onChange={(step) => send({ type: "returned-to", step })} />
        </div>
        <div className="grid content-start gap-12 max-w-3xl lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {customer === null && <SignInOffer />}
          <DriverFields driver={drive.driver} send={send} />
          <NumberFields state={state} send={send} />
          {!isRequest && <LicenseFields drive={drive} send={send} />}
        </div>
        {!isRequest && <BringList title={bringTitle} items={bringItems} />}
      </div>
    </StepFrame>
  );
}
