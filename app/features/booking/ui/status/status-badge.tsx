import { useLanguage } from "#app/i18n/use-language.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { type BadgeGroup, badgeGroupOf } from "../../rules/appointments/status-badge.ts";
import { type Labeled, type StatusLabel, statusLabelOf } from "../../rules/appointments/status-label.ts";
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

/** What waits for the customer, or for nobody any more, stands out from its group. */
const tonesOfLabels: Partial<Record<StatusLabel, BadgeTone>> = {
  unclosed: "neutral",
  "time-lost": "danger",
  "payment-due": "warning",
};

/** How something stands, in its color and in the language of the page. */
export function StatusBadge(labeled: Labeled) {
  const words = statusWords.of(useLanguage());
  const { serverNow } = useCustomerAccess();
  const label = statusLabelOf(labeled, new Date(serverNow()));
  const tone = tonesOfLabels[label] ?? tones[badgeGroupOf(labeled.status)];
  return <Badge tone={tone}>{words[label]}</Badge>;
}
