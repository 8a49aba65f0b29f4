import { LinkCarLink } from "#app/features/garage/ui/link-car-button.tsx";
import { CardSkeletons } from "#app/features/scheduling/ui/steps/card-skeletons.tsx";
import { SnapRow } from "#app/features/scheduling/ui/steps/snap-row.tsx";
import { StepFrame } from "#app/features/scheduling/ui/steps/step-frame.tsx";
import { StepLoadError } from "#app/features/scheduling/ui/steps/step-load-error.tsx";
import type { ChosenVehicle } from "../../wizard/booking-state.ts";
import { useBookingPage } from "../booking-page.ts";
import { useVehicles } from "../booking-queries.ts";
import type { BookingStepProps } from "./booking-step.ts";
import { EmptyGarage } from "./empty-garage.tsx";
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
      {vehicles.isPending && <CardSkeletons count={2} shape="car" />}
      {vehicles.isError && (
        <StepLoadError texts={texts} error={vehicles.error} onRetry={() => void vehicles.refetch()} />
      )}
      {vehicles.data?.length === 0 && <EmptyGarage />}
      {vehicles.data && vehicles.data.length > 0 && (
        <VehicleChoice
          vehicles={vehicles.data}
          chosenId={booking.vehicle?.vehicleId ?? null}
          onChoose={(vehicle) => send({ type: "vehicle-chosen", vehicle })}
        />
      )}
      {vehicles.data && vehicles.data.length > 0 && <LinkCarLink />}
    </StepFrame>
  );
}

interface VehicleChoiceProps {
  vehicles: readonly ChosenVehicle[];
  chosenId: string | null;
  onChoose: (vehicle: ChosenVehicle) => void;
}

function VehicleChoice({ vehicles, chosenId, onChoose }: VehicleChoiceProps) {
  const { texts, words } = useBookingPage();
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
        <SnapRow previousLabel={words.previousVehicle} nextLabel={words.nextVehicle}>
          {cards}
        </SnapRow>
      ) : (
        <div className="grid gap-4 md:grid-cols-2">{cards}</div>
      )}
    </fieldset>
  );
}
