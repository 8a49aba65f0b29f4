import type { UsedVehicle } from "../../car-calls.ts";
import type { UsedCarPage } from "../../content/used-car-page.ts";
import { CarSections } from "../facts/car-sections.tsx";
import { CarSummary } from "../facts/car-summary.tsx";
import { CarProofs } from "./car-proofs.tsx";

/** All that is stored about the car, below its pictures. */
export function CarDetails({ car, page }: { car: UsedVehicle; page: UsedCarPage }) {
  return (
    <div className="mt-10 grid grid-cols-1 gap-12 lg:mt-14 lg:gap-16">
      <CarSummary car={car} />
      <CarSections car={car} />
      <CarProofs car={car} page={page} />
    </div>
  );
}
