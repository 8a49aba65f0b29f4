import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { chosenLocation, locationsOfType } from "../rules/location-choice.ts";
import type { ListedLocation, TypeLabel } from "./listed-location.ts";

const parameter = "location";

/**
 * The chosen location. On its own page the address holds it (`?location=`), in place of the entry in the history, so
 * that it can be shared; elsewhere the block keeps it to itself.
 */
export function useChosenLocation(
  locations: readonly ListedLocation[],
  types: readonly TypeLabel[],
  inAddress: boolean,
) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [own, setOwn] = useState<string | null>(null);
  const query = new URLSearchParams(search);
  const chosen = chosenLocation(locations, types, inAddress ? query.get(parameter) : own);

  const choose = (id: string) => {
    if (!inAddress) return setOwn(id);
    query.set(parameter, id);
    void navigate({ search: `?${query}` }, { replace: true, preventScrollReset: true });
  };
  /** Another tab: its first location is chosen with it. */
  const chooseType = (type: string) => {
    const [first] = locationsOfType(locations, type);
    if (first) choose(first.id);
  };
  return { chosen, choose, chooseType };
}
