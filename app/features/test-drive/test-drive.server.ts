/** Test drives' front door. */

export { type ImportedCar, importCars } from "./server/cars/import-cars.server.ts";
export { driveActivities } from "./server/drives/drive-activities.server.ts";
export { driveEntriesSince } from "./server/drives/drive-entries.server.ts";
