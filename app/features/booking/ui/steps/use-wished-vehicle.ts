import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { useVehicles } from "../booking-queries.ts";
import type { BookingStepProps } from "./booking-step.ts";

/**
 * Chooses the vehicle that the address carries (`vehicle=...`), on whichever step the booking was left: for another one
 * it begins anew. The address is rid of it then.
 */
export function useWishedVehicle({ dispatch }: Pick<BookingStepProps, "dispatch">): void {
  const [search, setSearch] = useSearchParams();
  const id = search.get("vehicle");
  const vehicles = useVehicles().data;
  useEffect(() => {
    if (!id || !vehicles) return;
    const vehicle = vehicles.find(({ vehicleId }) => vehicleId === id);
    if (vehicle) dispatch({ type: "vehicle-chosen", vehicle });
    setSearch(
      (before) => {
        before.delete("vehicle");
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [id, vehicles, dispatch, setSearch]);
}
