import { SummaryStep } from "../summary/summary-step.tsx";
import { useAddressChoices } from "../use-address-choices.ts";
import { DateTimeStep } from "./date-time-step.tsx";
import type { DriveStepProps } from "./drive-step.ts";
import { RequestedCarContext } from "./requested-car.ts";
import { ShowroomStep } from "./showroom-step.tsx";
import { VehicleStep } from "./vehicle-step.tsx";

/** The current step. What the address chooses counts on whichever step the drive was left. */
export function DriveStepView(props: DriveStepProps) {
  const requested = useAddressChoices(props.state.isStarted, props.send);
  return (
    <RequestedCarContext value={requested}>
      <CurrentStep {...props} />
    </RequestedCarContext>
  );
}

function CurrentStep(props: DriveStepProps) {
  switch (props.state.drive.step) {
    case "SelectVehicle":
      return <VehicleStep {...props} />;
    case "SelectShowroom":
      return <ShowroomStep {...props} />;
    case "SelectDateTime":
      return <DateTimeStep {...props} />;
    case "Summary":
      return <SummaryStep {...props} />;
  }
}
