import { dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { PartsOrder } from "../../order-calls.ts";
import { shopWords } from "../../words.ts";
import { orderWords } from "../orders/order-words.ts";

/** What was requested to be given back, and the counter's answers. */
export function ReturnsList({ order }: { order: PartsOrder }) {
  const language = useLanguage();
  const words = orderWords.of(language);
  const nameOf = (line: number) => order.lines.find((one) => one.line === line)?.name ?? "";
  return (
    <ul className="divide-y divide-line border-y border-line">
      {order.returns.map(({ id, state, lines, at, answer }) => (
        <li key={id} className="py-4">
          <p className="font-medium">{words[state]}</p>
          <p className="text-sm text-ink-soft">{dateInWords(dayIn(at, order.center.timeZone), language)}</p>
          <ul className="mt-1">
            {lines.map(({ line, quantity, reason }) => (
              <li key={line}>
                {nameOf(line)} · {shopWords.of(language).pieces(quantity)} · {words[reason]}
              </li>
            ))}
          </ul>
          {answer !== "" && (
            <p className="mt-1 whitespace-pre-wrap">
              <bdi>{answer}</bdi>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
