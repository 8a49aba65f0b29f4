import { momentInWords } from "#app/i18n/dates/clock.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { OrderState, PartsOrder } from "../../order-calls.ts";
import { type OrderStep, orderSteps } from "./order-steps.ts";
import { orderWords, passedWords, stateWords } from "./order-words.ts";
import { stateTextOf } from "./state/state-text.ts";

/** What has happened to an order, and what comes next. */
export function OrderTimeline({ order }: { order: PartsOrder }) {
  const words = orderWords.of(useLanguage());
  return (
    <section>
      <h2 className="text-subheading">{words.progress}</h2>
      <ol className="mt-6">
        {orderSteps(order).map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
          <Step key={place} step={step} order={order} />
        ))}
      </ol>
    </section>
  );
}

const unhappy: readonly OrderState[] = ["PAYMENT_FAILED", "EXPIRED", "CANCELLED", "CHARGED_BACK"];

function Step({ step: { state, at, kind }, order }: { step: OrderStep; order: PartsOrder }) {
  const language = useLanguage();
  const { center, appointment } = order;
  const isForVisit = state === "READY_FOR_PICKUP" && appointment !== null;
  const isNow = kind === "now";
  const passed: Readonly<Partial<Record<OrderState, string>>> =
    kind === "done" ? passedWords.of(language) : {};
  return (
    <li
      aria-current={isNow ? "step" : undefined}
      className="group grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-4"
    >
      <span aria-hidden="true" className="flex flex-col items-center">
        {kind === "next" ? (
          <span className="size-7 rounded-full border border-line-strong" />
        ) : (
          <span
            className={`grid size-7 place-items-center rounded-full text-white ${unhappy.includes(state) ? "bg-danger" : "bg-accent"} ${isNow ? "ring-4 ring-accent-soft" : ""}`}
          >
            <Icon name={unhappy.includes(state) ? "close" : "check"} className="size-4" />
          </span>
        )}
        <span
          className={`w-0 grow border-s group-last:hidden ${kind === "done" ? "border-accent" : "border-dashed border-line-strong"}`}
        />
      </span>
      <div className={`pb-6 group-last:pb-0 ${kind === "next" ? "text-ink-soft" : ""}`}>
        <p className={isNow ? "text-lg font-medium" : ""}>
          {passed[state] ?? stateWords.of(language)[state]}
        </p>
        {at && (
          <time dateTime={at} className="tabular block text-sm text-ink-soft">
            <bdi>{momentInWords(at, center.timeZone, language)}</bdi>
          </time>
        )}
        {isNow && (
          <p className="mt-1 max-w-prose text-ink-soft">
            {isForVisit
              ? orderWords.of(language).readyForVisit(appointment.center)
              : stateTextOf(order, language)}
          </p>
        )}
      </div>
    </li>
  );
}
