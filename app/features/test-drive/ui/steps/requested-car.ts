import { createContext, useContext } from "react";

/** The car that the address names. */
export interface RequestedCar {
  /** How far a used car is: read, no longer on offer, or none named. */
  readonly used: "none" | "loading" | "found" | "gone";
  /** A model that no showroom has to drive; null where none is named. */
  readonly awayId: string | null;
}

export const RequestedCarContext = createContext<RequestedCar>({ used: "none", awayId: null });

export function useRequestedCar(): RequestedCar {
  return useContext(RequestedCarContext);
}
