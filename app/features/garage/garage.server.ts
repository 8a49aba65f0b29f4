/** Garage's front door: what other features and the seed may do with vehicles. */
export { findVehicles } from "./server/find-vehicles.server.ts";
export { type ImportedVehicle, importVehicle } from "./server/import-vehicle.server.ts";
export {
  approveLinkByStaff,
  rejectLinkByStaff,
} from "./server/links/answer-by-staff.server.ts";
export { carModels, modelValue } from "./server/links/car-models.server.ts";
export { enteredCar } from "./server/links/entered-car.server.ts";
export {
  type LinkForStaff,
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
} from "./server/read-vehicles.server.ts";
