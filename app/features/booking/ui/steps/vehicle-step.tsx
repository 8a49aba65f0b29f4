import type { ChosenVehicle } from "../../wizard/booking-state.ts";
import { BookingLoadError } from "../booking-load-error.tsx";
import { useBookingPage } from "../booking-page.ts";
import { useVehicles } from "../booking-queries.ts";
import { CardSkeletons } from "../skeletons.tsx";
import { SnapRow } from "../snap-row.tsx";
import type { BookingStepProps } from "./booking-step.ts";
import { EmptyGarage } from "./empty-garage.tsx";
import { StepFrame } from "./step-frame.tsx";
import { VehicleCard } from "./vehicle-card.tsx";

/** First step: which of the customer's vehicles. */
export function VehicleStep({ booking, send, takesFocus }: BookingStepProps) {
  const { texts } = useBookingPage();
  const vehicles = useVehicles();
  return (
    <StepFrame
      title={texts.vehicleTitle}
      hint={vehicles.data?.length === 0 ? undefined : texts.vehicleHint}
      takesFocus={takesFocus}
    >
      {vehicles.isPending && <CardSkeletons count={2} shape="vehicle" />}
      {vehicles.isError && (
        <BookingLoadError error={vehicles.error} onRetry={() => void vehicles.refetch()} />
      )}
      {vehicles.data?.length === 0 && <EmptyGarage />}
      {vehicles.data && vehicles.data.length > 0 && (
        <VehicleChoice
          vehicles={vehicles.data}
          chosenId={booking.vehicle?.vehicleId ?? null}
          onChoose={(vehicle) => send({ type: "vehicle-chosen", vehicle })}
        />
      )}
    </StepFrame>
  );
}

interface VehicleChoiceProps {
  vehicles: readonly ChosenVehicle[];
  chosenId: string | null;
  onChoose: (vehicle: ChosenVehicle) => void;
}

function VehicleChoice({ vehicles, chosenId, onChoose }: VehicleChoiceProps) {
  const { texts } = useBookingPage();
  const cards = vehicles.map((vehicle) => (
    <VehicleCard
      key={vehicle.vehicleId}
      vehicle={vehicle}
      chosen={vehicle.vehicleId === chosenId}
      onPress={() => onChoose(vehicle)}
    />
  ));
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{texts.vehicleTitle}</legend>
      {vehicles.length > 2 ? (
        <SnapRow>{cards}</SnapRow>
      ) : (
        <div className="grid gap-4 md:grid-cols-2">{cards}</div>
      )}
    </fieldset>
  );
}
