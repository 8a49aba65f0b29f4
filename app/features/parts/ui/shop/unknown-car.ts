import { CallFailed } from "#app/platform/api/api-client.ts";

/** Whether a call was refused because the catalog does not have the chosen car. */
export function isUnknownCar(error: Error | null): boolean {
  return error instanceof CallFailed && error.reply.code === "car-unknown";
}
