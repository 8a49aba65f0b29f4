import { type BadgeGroup, badgeGroupOf } from "#app/features/booking/rules/status-badge.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { useDashboardPage } from "./dashboard-page.ts";

const tones: Record<BadgeGroup, BadgeTone> = {
  upcoming: "accent",
  "in-progress": "warning",
  finished: "success",
  canceled: "danger",
  ready: "ready",
  active: "success",
  expired: "neutral",
};

/** A status in its colour and in the language of the page. */
export function StatusBadge({ status }: { status: string }) {
  const { words } = useDashboardPage();
  const group = badgeGroupOf(status);
  return <Badge tone={tones[group]}>{words[group]}</Badge>;
}
