import { createContext, useContext } from "react";
import type { StoredCar } from "../car/stored-car.ts";

/** What every piece of the shop knows. */
export interface Shop {
  /** The key of the chosen car; undefined where none is chosen. */
  readonly car: string | undefined;
  readonly isSignedIn: boolean;
  readonly openChooser: () => void;
  readonly choose: (car: StoredCar) => void;
  readonly removeCar: () => void;
}

export const ShopContext = createContext<Shop | null>(null);

export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error("ShopFrame is missing above this component");
  return shop;
}
