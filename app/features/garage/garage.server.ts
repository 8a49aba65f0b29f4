/** Garage's front door: what other features and the seed may do with vehicles. */
export { findVehicles, type VehicleHit, type VehicleMatch } from "./server/find-vehicles.server.ts";
export { type ImportedVehicle, importVehicle } from "./server/import-vehicle.server.ts";
export {
  type AnsweredLink,
  approveLinkByStaff,
  rejectLinkByStaff,
} from "./server/links/answer-by-staff.server.ts";
export { type CarModel, carModels, modelValue } from "./server/links/car-models.server.ts";
export { type CarField, type EnteredCar, enteredCar } from "./server/links/entered-car.server.ts";
export {
  type LinkForStaff,
  type LinkPage,
  linkForStaff,
  linkRequestsForStaff,
  linkRequestsWaiting,
  linksOfCustomerForStaff,
} from "./server/links/links-for-staff.server.ts";
export {
  customersWithVehicles,
  findOwnedVehicle as vehicleOfCustomer,
  findOwnedVehicles as vehiclesOfCustomer,
  listVehicles as garageOf,
  type OwnedVehicle,
  readVehicle as vehicleWithHistory,
} from "./server/read-vehicles.server.ts";
