import { carTypes } from "./models/showroom/car.ts";

type Item = Readonly<Record<string, unknown>>;

/** What narrows a list, by the variables of its query: undefined where one of them cannot be read. */
export type Narrowing = (
  variables: Readonly<Record<string, string>>,
) => ((items: readonly Item[]) => readonly Item[]) | undefined;

/** The variables of the list of cars beside language and brand. */
export const carVariables = ["car", "carType", "showInVehicleModels", "sort"] as const;

/**
 * The cars that a model's name, a type and the models drawer ask for, in the order of content or by price: `car=reem`,
 * `carType=suv`, `showInVehicleModels=true`, `sort=price`. An unknown model is nobody's, an unknown type a mistake.
 */
export const narrowCars: Narrowing = ({ car, carType, showInVehicleModels: shown, sort }) => {
  const isType = carType === undefined || carTypes.some((type) => type === carType);
  const isFlag = shown === undefined || shown === "true" || shown === "false";
  if (!isType || !isFlag || (sort !== undefined && sort !== "price")) return undefined;
  return (items) => {
    const chosen = items.filter(
      (item) =>
        (car === undefined || item.id === car) &&
        (carType === undefined || (item.carTypes as readonly string[]).includes(carType)) &&
        (shown === undefined || String(item.showInVehicleModels) === shown),
    );
    return sort === "price"
      ? chosen.toSorted((one, other) => Number(one.fromPrice) - Number(other.fromPrice))
      : chosen;
  };
};
