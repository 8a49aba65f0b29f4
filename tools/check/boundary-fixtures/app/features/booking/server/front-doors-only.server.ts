import { vehicles } from "../../garage/server/vehicles.server.ts";
export const bad = vehicles;
