import { useLanguage } from "#app/i18n/use-language.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { type BadgeGroup, badgeGroupOf } from "../../rules/appointments/status-badge.ts";
import { statusWords } from "./words.ts";

const tones: Record<BadgeGroup, BadgeTone> = {
  upcoming: "accent",
  "in-progress": "warning",
  finished: "success",
  canceled: "danger",
  ready: "ready",
  active: "success",
  expired: "neutral",
};

/** A status in its color and in the language of the page. */
export function StatusBadge({ status }: { status: string }) {
  const words = statusWords.of(useLanguage());
  const group = badgeGroupOf(status);
  const label = status === "request submitted" ? words.requested : words[group];
  return <Badge tone={tones[group]}>{label}</Badge>;
}
