import type { SystemReason } from "./document-states.ts";

/** Why no pages could be made of a file, as the customer reads it. */
export const reasonOfRefusal = {
  broken: "unreadable",
  "too-many-pages": "too-many-pages",
  "too-large": "too-large",
  protected: "password",
} as const satisfies Readonly<Record<string, SystemReason>>;
