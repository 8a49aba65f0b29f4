import type { ReactNode } from "react";
import { appointmentAddress } from "#app/features/booking/rules/booking-addresses.ts";
import { Dirhams } from "#app/features/parts/ui/part/dirhams.tsx";
import { Fact, Facts } from "#app/features/scheduling/ui/confirmation/facts.tsx";
import type { ChosenPlace } from "#app/features/scheduling/wizard/chosen.ts";
import { dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import { promisedMoment } from "#app/i18n/dates/promised-day.ts";
import { market } from "#app/i18n/market.ts";
import { internationalPhone, phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { PickupCenter } from "../../call-fields.ts";
import type { PartsOrder } from "../../order-calls.ts";
import { HoursToday } from "../checkout/pickup-choice.tsx";
import { usePaymentMethods } from "../payment/payment-queries.ts";
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
            promisedMoment(appointment.at, center.timeZone, language),
          )}
          <LocalLink
            to={appointmentAddress(appointment.id)}
            className="flex min-h-11 items-center text-accent underline underline-offset-4 print:hidden"
          >
            {words.seeAppointment}
          </LocalLink>
        </Fact>
      )}
      {!appointment && (
        <Fact label={words.pickup}>
          <Counter center={center} />
        </Fact>
      )}
      {payment && (
        <Fact label={words.payment}>
          <PaidBy payment={payment} />
        </Fact>
      )}
      <MoneyBack order={order} />
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

/** What went back of the price, and apart from it what was paid twice: that leaves the order paid. */
function MoneyBack({ order }: { order: PartsOrder }) {
  const language = useLanguage();
  const words = orderWords.of(language);
  const { overpaid, refundStuck } = order;
  const secondStuck = Math.min(refundStuck, overpaid.refundPending);
  const priceStuck = refundStuck - secondStuck;
  const rows = [
    { label: words.refunded, sum: order.refunded - overpaid.refunded },
    { label: words.refundPending, sum: order.refundPending - overpaid.refundPending - priceStuck },
    { label: words.chargedBack, sum: order.chargedBack - overpaid.chargedBack },
  ];
  const secondText =
    overpaid.refundPending > 0
      ? words.secondOnItsWay
      : overpaid.chargedBack > 0
        ? words.secondIsTaken
        : order.refundedByHand === 0 && words.secondIsBack;
  return (
    <>
      {overpaid.captured > 0 && (
        <Fact label={words.paidTwice}>
          <Dirhams sum={overpaid.captured} />
          {secondStuck === 0 && <span className="block text-sm text-ink-soft">{secondText}</span>}
        </Fact>
      )}
      {rows
        .filter(({ sum }) => sum > 0)
        .map(({ label, sum }) => (
          <Fact key={label} label={label}>
            <Dirhams sum={sum} />
          </Fact>
        ))}
      {refundStuck > 0 && (
        <Fact label={words.refundStuck}>
          <Dirhams sum={refundStuck} />
          <span className="block text-sm text-ink-soft">{words.refundStuckText}</span>
        </Fact>
      )}
      {order.refundedByHand > 0 && (
        <Fact label={words.byHand}>
          <Dirhams sum={order.refundedByHand} />
        </Fact>
      )}
    </>
  );
}

/** The card, where the bank says which; else what the way to pay is called. */
function PaidBy({ payment: { hint, method } }: { payment: NonNullable<PartsOrder["payment"]> }) {
  const methods = usePaymentMethods();
  if (hint !== null) return <Ltr>{hint}</Ltr>;
  return methods.data?.find(({ id }) => id === method)?.name ?? <Ltr>{method}</Ltr>;
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
          <span className="-mt-2 block ps-8 text-sm text-ink-soft">
            {dateInWords(dayIn(issuedAt, center.timeZone), language)}
          </span>
        </li>
      ))}
    </ul>
  );
}
