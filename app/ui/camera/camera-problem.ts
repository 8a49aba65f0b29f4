/** Why there is no picture: it was refused, there is no camera, or something else has it. */
export type CameraProblem = "refused" | "none" | "busy";

/** What a failed request for the camera means to the customer. */
export function cameraProblem(error: unknown): CameraProblem {
  const { name } = (error ?? {}) as { name?: unknown };
  switch (name) {
    case "NotAllowedError":
    case "SecurityError":
      return "refused";
    case "NotReadableError":
    case "AbortError":
      return "busy";
    default:
      return "none";
  }
}
