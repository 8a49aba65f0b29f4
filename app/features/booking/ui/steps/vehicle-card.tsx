import { VehiclePicture } from "#app/features/garage/ui/vehicle-picture.tsx";
import { ChoiceCard, ChoiceMark } from "#app/features/scheduling/ui/steps/choice-card.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import type { ChosenVehicle } from "../../wizard/booking-state.ts";
import { useBookingPage } from "../booking-page.ts";

interface VehicleCardProps {
  vehicle: ChosenVehicle;
  chosen: boolean;
  onPress: () => void;
}

/** A vehicle as its owner knows it: a picture, the model and year, the plate; the VIN to be sure. */
export function VehicleCard({ vehicle, chosen, onPress }: VehicleCardProps) {
  const { words } = useBookingPage();
  return (
    <ChoiceCard kind="radio" group="vehicle" value={vehicle.vehicleId} chosen={chosen} onPress={onPress}>
      <span className="flex w-full flex-col">
        <VehiclePicture vehicle={vehicle} width={800} className="rounded-t-lg bg-sand-50" />
        <span className="flex items-start gap-3 p-4 md:p-5">
          <ChoiceMark kind="radio" chosen={chosen} />
          <span className="min-w-0 grow">
            <span className="flex items-start justify-between gap-3">
              <span className="text-lg font-medium">
                {vehicle.model} <span className="tabular font-normal text-ink-soft">{vehicle.modelYear}</span>
              </span>
              <span className="shrink-0 rounded border border-line-strong bg-white px-2 py-0.5 text-sm">
                <span className="sr-only">{words.plate} </span>
                <Ltr>{vehicle.licensePlateNumber}</Ltr>
              </span>
            </span>
            <span className="mt-1 flex flex-wrap gap-x-2 text-sm text-ink-soft">
              {words.vin}
              <Ltr className="whitespace-nowrap">{vehicle.vin}</Ltr>
            </span>
          </span>
        </span>
      </span>
    </ChoiceCard>
  );
}
