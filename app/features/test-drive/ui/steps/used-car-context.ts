import { createContext, useContext } from "react";

/** How far the used car is that the address names: read, no longer on offer, or none named. */
export type RequestedUsedCar = "none" | "loading" | "found" | "gone";

export const RequestedUsedCarContext = createContext<RequestedUsedCar>("none");

export function useRequestedUsedCar(): RequestedUsedCar {
  return useContext(RequestedUsedCarContext);
}
