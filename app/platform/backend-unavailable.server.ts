import { isUnreachable } from "./reach/database-reach.server.ts";

/** A system of the importer's does not answer, or not with what was requested: 503, and the reason stays in the log. */
export class BackendUnavailable extends Error {
  override readonly name: string = "BackendUnavailable";
}

/** Whether an answer failed because the database or another system is away, which is worth another try. */
export function isUnavailable(error: Error): boolean {
  return error instanceof BackendUnavailable || isUnreachable(error);
}
