interface Car {
  id: string;
  carName: string;
  showInVehicleModels: boolean;
}

/** The models that a company may request: those that are sold. */
export function fleetModels(cars: readonly Car[]) {
  return cars
    .filter(({ showInVehicleModels }) => showInVehicleModels)
    .map(({ id, carName }) => ({ value: id, label: carName }));
}
