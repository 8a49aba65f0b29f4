import type { FreeSlots } from "../use-free-slots.ts";
import type { BookingStepProps } from "./booking-step.ts";
import { CenterStep } from "./center-step.tsx";
import { DateTimeStep } from "./date-time-step.tsx";
import { ServiceStep } from "./service-step.tsx";
import { SummaryStep } from "./summary-step.tsx";
import { useWishedVehicle } from "./use-wished-vehicle.ts";
import { VehicleStep } from "./vehicle-step.tsx";

/** The question that is being asked. */
export function BookingStepView({ free, ...step }: BookingStepProps & { free: FreeSlots }) {
  useWishedVehicle(step);
  switch (step.state.step) {
    case "SelectVehicle":
      return <VehicleStep {...step} />;
    case "SelectService":
      return <ServiceStep {...step} />;
    case "SelectServiceCenter":
      return <CenterStep {...step} />;
    case "SelectDateTime":
      return <DateTimeStep {...step} free={free} />;
    case "Summary":
      return <SummaryStep {...step} />;
  }
}
