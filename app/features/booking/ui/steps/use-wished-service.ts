import { type Dispatch, useEffect } from "react";
import { useSearchParams } from "react-router";
import { splitCodes } from "#app/features/scheduling/rules/service-groups.ts";
import type { BookingAction } from "../../wizard/booking-reducer.ts";
import type { ServiceGroup } from "../booking-queries.ts";

/**
 * Chooses the services whose codes the address carries (`service=pm40`, `service=pm40;gr-brakes`), where they are offered
 * for the vehicle and nothing was chosen yet. The address is rid of them then, so that going back to the step does not
 * choose again.
 */
export function useWishedService(
  groups: readonly ServiceGroup[] | undefined,
  dispatch: Dispatch<BookingAction>,
): void {
  const [search, setSearch] = useSearchParams();
  const joined = search.get("service");
  useEffect(() => {
    if (!joined || !groups) return;
    const codes = splitCodes(joined);
    const wishedOf = (repair: boolean) =>
      groups
        .filter((group) => group.repair === repair)
        .flatMap(({ services }) => services.filter(({ typeCode }) => codes.includes(typeCode)));
    dispatch({ type: "services-wished", maintenance: wishedOf(false), repairs: wishedOf(true) });
    setSearch(
      (before) => {
        before.delete("service");
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [joined, groups, dispatch, setSearch]);
}
