import * as z from "zod/mini";

// Below the drafts of forms, which a logout clears.
const place = "marsa.form.own-lead";

const ownLead = z.object({
  id: z.string(),
  /** As it was typed. */
  phone: z.string(),
  /** In milliseconds since 1970. */
  sentAt: z.number(),
  isConfirmed: z.boolean(),
});
export type OwnLead = z.output<typeof ownLead>;

/** Stores which lead this tab has sent last: the page that thanks begins with its number, and a reload goes on there. */
export function storeOwnLead(lead: OwnLead): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(lead));
  } catch {
    // Private windows and full stores refuse.
  }
}

/** The lead of this id, if this tab has sent it. */
export function storedOwnLead(id: string): OwnLead | undefined {
  try {
    const read = ownLead.safeParse(JSON.parse(sessionStorage.getItem(place) ?? "null"));
    return read.success && read.data.id === id ? read.data : undefined;
  } catch {
    return undefined;
  }
}
