import { staffDeedWords } from "#app/features/orders/staff-words.ts";
import { shopWords } from "#app/features/orders/words.ts";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import { market } from "#app/i18n/market.ts";
import { dirhamsInWords } from "#app/i18n/numbers/dirhams.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { OpenedAudit } from "../../ui/audit/opened-audit.tsx";
import { PageSection } from "../../ui/kit/section.tsx";
import { orderStateWords } from "../customer/words.ts";
import type { ShownOrder } from "../orders/order-row.ts";
import { orderScreenWords, ownReasonWords } from "./words.ts";

type Entry = ShownOrder["timeline"][number];

/** What has happened, the newest first: who did it, when, and why where that was said. */
export function OrderTimeline({ order }: { order: ShownOrder }) {
  const words = orderScreenWords.of(useLanguage());
  return (
    <PageSection title={words.timeline}>
      <ol className="grid gap-3">
        {order.timeline.toReversed().map((entry) => (
          <TimelineEntry key={entry.version} entry={entry} order={order} />
        ))}
      </ol>
      <OpenedAudit type="order" id={order.id} place={order.centerId} label={words.audit} />
    </PageSection>
  );
}

function TimelineEntry({ entry, order }: { entry: Entry; order: ShownOrder }) {
  const language = useLanguage();
  const [words, deeds, states] = [
    orderScreenWords.of(language),
    staffDeedWords.of(language),
    orderStateWords.of(language),
  ];
  const reasons: Readonly<Record<string, string>> = ownReasonWords.of(language);
  const { deed, state, line, quantity, amount, by, actor, at, note } = entry;
  const about = [
    ...(line === null ? [] : [order.lines.find((one) => one.line === line)?.name ?? ""]),
    ...(quantity === null ? [] : [shopWords.of(language).pieces(quantity)]),
    ...(amount === null ? [] : [dirhamsInWords(amount, language)]),
  ];
  const actors = { customer: words.byCustomer, payment: words.byPayment, system: words.bySystem };
  return (
    <li>
      <p>{deed === null ? state && states[state] : deeds[deed]}</p>
      {about.length > 0 && <p className="text-sm text-ink-soft">{about.join(" · ")}</p>}
      {note !== "" && (
        <p dir="auto" className="text-sm">
          {ownValue(reasons, note) ?? note}
        </p>
      )}
      <p className="text-xs text-ink-soft">
        {momentInWords(at, market().zone, language)}
        {" · "}
        <bdi>{by ?? (actor === "staff" ? "" : actors[actor])}</bdi>
      </p>
    </li>
  );
}
