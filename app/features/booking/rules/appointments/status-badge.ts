/** Color groups of status badges (product/booking.md#status-badges). */
export type BadgeGroup =
  | "upcoming"
  | "in-progress"
  | "finished"
  | "canceled"
  | "ready"
  | "active"
  | "expired";

const groups: Readonly<Record<BadgeGroup, readonly string[]>> = {
  "in-progress": ["in progress", "wip", "qca", "cin", "work"],
  finished: ["completed", "finished"],
  active: ["active"],
  expired: ["expired"],
  upcoming: ["upcoming", "open", "new", "cnf", "crea", "scheduled", "request submitted"],
  canceled: ["canceled", "rjd", "canc"],
  ready: ["rfd", "ppy", "out", "ready"],
};
const groupOfStatus = new Map(
  Object.entries(groups).flatMap(([group, texts]) =>
    texts.map((text) => [text, group as BadgeGroup] as const),
  ),
);

/** The color group of a status text or back-office code, whatever its case; unknown ones look upcoming. */
export function badgeGroupOf(status: string): BadgeGroup {
  return groupOfStatus.get(status.trim().toLowerCase()) ?? "upcoming";
}
