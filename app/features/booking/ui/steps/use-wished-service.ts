import { type Dispatch, useEffect } from "react";
import { useSearchParams } from "react-router";
import type { BookingAction } from "../../wizard/booking-reducer.ts";
import type { ServiceGroup } from "../booking-queries.ts";

/**
 * Chooses the service whose code the address carries (`service=pm40`), where it is offered for the vehicle and nothing
 * was chosen yet. The address is rid of it then, so that going back to the step does not choose again.
 */
export function useWishedService(
  groups: readonly ServiceGroup[] | undefined,
  dispatch: Dispatch<BookingAction>,
): void {
  const [search, setSearch] = useSearchParams();
  const code = search.get("service");
  useEffect(() => {
    if (!code || !groups) return;
    for (const { services, repair } of groups) {
      const service = services.find(({ typeCode }) => typeCode === code);
      if (service) dispatch({ type: "service-wished", service, repair });
    }
    setSearch(
      (before) => {
        before.delete("service");
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [code, groups, dispatch, setSearch]);
}
