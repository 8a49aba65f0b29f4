export type Suspicion = "honeypot" | "too-fast" | "many-links";

/** A person needs longer than this for a name and a number, even with the browser's help. */
const fewestMsToFill = 2_500;
/** A person who requests something names one page, perhaps two. */
const mostLinks = 2;

interface Written {
  readonly message: string;
  readonly website?: string;
  readonly filledInMs?: number;
}

/**
 * Why a machine is suspected behind a lead. It is a mark for the reader of the lead; the sender hears nothing of it, for a
 * machine would learn from that.
 */
export function suspicionOf({ message, website = "", filledInMs }: Written): Suspicion | undefined {
  if (website.trim() !== "") return "honeypot";
  if (filledInMs !== undefined && filledInMs < fewestMsToFill) return "too-fast";
  const links = message.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
  return links > mostLinks ? "many-links" : undefined;
}
