/** Garage's front door: what other features and the seed may do with vehicles. */
export { type ImportedVehicle, importVehicle } from "./server/import-vehicle.server.ts";
export {
  customersWithVehicles,
  findOwnedVehicle as vehicleOfCustomer,
  findOwnedVehicles as vehiclesOfCustomer,
  listVehicles as garageOf,
  type OwnedVehicle,
} from "./server/read-vehicles.server.ts";
