export type Suspicion = "honeypot" | "too-fast";

/** A person needs longer than this for a name and a number, even with the browser's help. */
const fewestMsToFill = 2_500;

/**
 * Why a machine is suspected behind a form. A suspected lead is kept for the office and not handed over; the sender is
 * told nothing, for a machine would learn from it.
 */
export function suspicionOf({
  website,
  filledInMs,
}: {
  readonly website: string;
  readonly filledInMs: number;
}): Suspicion | undefined {
  if (website.trim() !== "") return "honeypot";
  return filledInMs < fewestMsToFill ? "too-fast" : undefined;
}
