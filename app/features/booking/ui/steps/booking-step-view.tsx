import { useAddressChoice } from "#app/features/scheduling/ui/wizard/use-address-choice.ts";
import type { FreeSlots } from "#app/features/scheduling/ui/wizard/use-free-slots.ts";
import { useVehicles } from "../booking-queries.ts";
import type { BookingStepProps } from "./booking-step.ts";
import { CenterStep } from "./center-step.tsx";
import { DateTimeStep } from "./date-time-step.tsx";
import { ServiceStep } from "./service-step.tsx";
import { SummaryStep } from "./summary-step.tsx";
import { VehicleStep } from "./vehicle-step.tsx";

/** The current step. */
export function BookingStepView({ free, ...step }: BookingStepProps & { free: FreeSlots }) {
  const vehicles = useVehicles().data;
  // On whichever step the booking was left: for another vehicle it begins anew.
  useAddressChoice("vehicle", vehicles, (id, choices) => {
    const vehicle = choices.find(({ vehicleId }) => vehicleId === id);
    if (vehicle) step.send({ type: "vehicle-chosen", vehicle });
  });
  switch (step.booking.step) {
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
