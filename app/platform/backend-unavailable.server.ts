/** A system of the importer's does not answer, or not with what was requested: 503, and the reason stays in the log. */
export class BackendUnavailable extends Error {
  override readonly name: string = "BackendUnavailable";
}
