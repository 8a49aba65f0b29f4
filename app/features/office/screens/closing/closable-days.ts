import type { Capacity, CapacityDay } from "../capacity/shown-capacity.ts";

/** Whether a day may be closed: planned here, not over, and with hours of its own or of a campaign. */
export function isClosable(
  { isPlannedHere, today }: Pick<Capacity, "isPlannedHere" | "today">,
  { day, timings, campaigns }: Pick<CapacityDay, "day" | "timings" | "campaigns">,
): boolean {
  const isOpen = timings.length > 0 || campaigns.some((campaign) => campaign.timings.length > 0);
  return isPlannedHere && day >= today && isOpen;
}
