export { brochures } from "./server/brochures.server.ts";
