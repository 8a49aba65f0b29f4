/** Color groups of status badges (product/booking.md#status-badges). */
export type BadgeGroup =
  | "upcoming"
  | "in-progress"
  | "finished"
  | "canceled"
  | "ready"
  | "active"
  | "expired";

/** All others are upcoming: "open", "scheduled", "request submitted", NEW, CREA, CNF, and what nobody has heard of. */
const groups: Readonly<Record<Exclude<BadgeGroup, "upcoming">, readonly string[]>> = {
  "in-progress": ["in progress", "wip", "qca", "cin", "work"],
  finished: ["completed", "finished"],
  active: ["active"],
  expired: ["expired"],
  canceled: ["canceled", "rejected", "rjd", "canc"],
  ready: ["rfd", "ppy", "out", "ready"],
};
const groupOfStatus = new Map(
  Object.entries(groups).flatMap(([group, texts]) =>
    texts.map((text) => [text, group as BadgeGroup] as const),
  ),
);

/** The color group of a status text or back-office code, whatever its case. */
export function badgeGroupOf(status: string): BadgeGroup {
  return groupOfStatus.get(status.trim().toLowerCase()) ?? "upcoming";
}
