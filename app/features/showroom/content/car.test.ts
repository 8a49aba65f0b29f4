import { expect, test } from "vitest";
import { narrowCars } from "./car.ts";

const cars = [
  { id: "wahat", carTypes: ["suv", "hybrid"], showInVehicleModels: true, fromPrice: 139_900 },
  { id: "nada", carTypes: ["sedan", "hybrid"], showInVehicleModels: true, fromPrice: 72_900 },
  { id: "reem", carTypes: ["suv"], showInVehicleModels: true, fromPrice: 89_900 },
  { id: "durra", carTypes: ["suv", "hybrid"], showInVehicleModels: false, fromPrice: 448_000 },
];
const idsFor = (variables: Record<string, string>) => narrowCars(variables)?.(cars).map(({ id }) => id);

test.each<[Record<string, string>, string[]]>([
  [{}, ["wahat", "nada", "reem", "durra"]],
  [{ carType: "suv" }, ["wahat", "reem", "durra"]],
  [{ carType: "suv", showInVehicleModels: "true" }, ["wahat", "reem"]],
  [{ showInVehicleModels: "false" }, ["durra"]],
  [{ sort: "price" }, ["nada", "reem", "wahat", "durra"]],
  [{ carType: "hybrid", sort: "price", showInVehicleModels: "true" }, ["nada", "wahat"]],
  [{ car: "reem" }, ["reem"]],
  [{ car: "camel" }, []],
  [{ carType: "van" }, []],
])("%j: %j", (variables, ids) => {
  expect(idsFor(variables)).toEqual(ids);
});

test.each<Record<string, string>>([{ carType: "camel" }, { showInVehicleModels: "yes" }, { sort: "name" }])(
  "%j cannot be read",
  (variables) => expect(narrowCars(variables)).toBeUndefined(),
);
