import { stageOf } from "./activity-order.ts";
import { type BadgeGroup, badgeGroupOf } from "./status-badge.ts";

/** What a badge says: the color group, or more than that where its customer has to know it. */
export type StatusLabel =
  | BadgeGroup
  | "requested"
  | "time-open"
  | "time-lost"
  | "unclosed"
  | "rejected"
  | "checked-in"
  | "in-workshop"
  | "quality-check"
  | "payment-due";

const ofCodes: Readonly<Record<string, StatusLabel>> = {
  CIN: "checked-in",
  WIP: "in-workshop",
  QCA: "quality-check",
  PPY: "payment-due",
};

/** What stands in a badge. Without the rest a status alone decides, as of a warranty. */
export interface Labeled {
  readonly status: string;
  readonly type?: string | undefined;
  readonly code?: string | undefined;
  readonly endAt?: string | undefined;
  readonly lostAt?: string | undefined;
}

/** How something stands, in the words that are true at a moment. */
export function statusLabelOf(labeled: Labeled, now: Date): StatusLabel {
  const { status, type = "", code = "", lostAt } = labeled;
  if (status === "rejected") return "rejected";
  if (stageOf({ type, status, endAt: labeled.endAt }, now) === "unclosed") return "unclosed";
  if (lostAt !== undefined) return "time-lost";
  if (type === "lead" && status === "request submitted") return "time-open";
  if (status === "request submitted") return "requested";
  const ofCode = type === "service" ? ofCodes[code] : undefined;
  return ofCode ?? badgeGroupOf(status);
}
