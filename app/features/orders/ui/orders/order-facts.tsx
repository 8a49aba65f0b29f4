import type { ReactNode } from "react";
import { Fact, Facts } from "#app/features/scheduling/ui/confirmation/facts.tsx";
import type { ChosenPlace } from "#app/features/scheduling/wizard/chosen.ts";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import { dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { internationalPhone, phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { PickupCenter } from "../../call-fields.ts";
import type { PartsOrder } from "../../order-calls.ts";
import { HoursToday } from "../checkout/pickup-choice.tsx";
import { Price } from "../pieces/price.tsx";
import { orderWords } from "./order-words.ts";

/** A center as a place on maps and in confirmations. */
export function placeOf({ id, name: title, ...center }: PickupCenter): ChosenPlace {
  const { address, latitude, longitude, phoneNumber, timeZone } = center;
  return { id, title, address, latitude, longitude, phoneNumber, timeZone };
}

/** Where it is collected, how it was paid, and its papers. */
export function OrderFacts({ order, before }: { order: PartsOrder; before?: ReactNode }) {
  const language = useLanguage();
  const words = orderWords.of(language);
  const { center, appointment, payment, phone, notes } = order;
  return (
    <Facts>
      {before}
      {appointment && (
        <Fact label={words.pickup}>
          {words.withAppointment(
            appointment.center,
            momentInWords(appointment.at, center.timeZone, language),
          )}
        </Fact>
      )}
      {!appointment && (
        <Fact label={words.pickup}>
          <Counter center={center} />
        </Fact>
      )}
      {payment && (
        <Fact label={words.payment}>
          <Ltr>{payment.hint ?? payment.method}</Ltr>
        </Fact>
      )}
      {order.refunded > 0 && (
        <Fact label={words.refunded}>
          <Price dirhams={order.refunded} />
        </Fact>
      )}
      {order.refundPending > 0 && (
        <Fact label={words.refundPending}>
          <Price dirhams={order.refundPending} />
        </Fact>
      )}
      <Fact label={words.phone}>
        <Ltr className="tabular">{phoneInGroups(internationalPhone(phone, market().country))}</Ltr>
      </Fact>
      {notes !== "" && (
        <Fact label={words.notes}>
          <p className="whitespace-pre-wrap">
            <bdi>{notes}</bdi>
          </p>
        </Fact>
      )}
    </Facts>
  );
}

/** A counter with its hours and whom to call there. */
function Counter({ center }: { center: PickupCenter }) {
  return (
    <>
      {center.name}
      <span className="block text-sm text-ink-soft">{center.address}</span>
      <span className="block">
        <HoursToday center={center} />
      </span>
      <a
        href={`tel:${center.phoneNumber}`}
        className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
      >
        <Ltr>{phoneInGroups(center.phoneNumber)}</Ltr>
      </a>
    </>
  );
}

/** Receipt and credit notes, as PDF. */
export function OrderPapers({ order: { papers, center } }: { order: Pick<PartsOrder, "papers" | "center"> }) {
  const language = useLanguage();
  const words = orderWords.of(language);
  if (papers.length === 0) return null;
  return (
    <ul className="grid gap-1 print:hidden">
      {papers.map(({ kind, number, issuedAt, path }) => (
        <li key={number}>
          <a
            href={path}
            target="_blank"
            rel="noopener"
            data-analytics="order-paper"
            className="inline-flex min-h-11 items-center gap-3 text-accent underline underline-offset-4"
          >
            <Icon name="document" />
            <span>
              {words[kind]} <Ltr className="tabular">{number}</Ltr> ({words.pdf})
            </span>
          </a>
          <span className="ms-3 text-sm text-ink-soft">
            {dateInWords(dayIn(issuedAt, center.timeZone), language)}
          </span>
        </li>
      ))}
    </ul>
  );
}
