import { CallFailed } from "./api-client.ts";

/** Nothing came back: the network is gone, or the session cannot be renewed without it. */
export function isOffline(error: unknown): boolean {
  return error instanceof CallFailed && error.reply.code === "network";
}
