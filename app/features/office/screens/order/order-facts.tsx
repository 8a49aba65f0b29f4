import { Link } from "react-router";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { PhoneLink } from "../../ui/contact/phone.tsx";
import { useSession } from "../../ui/frame/session-context.ts";
import { PageSection } from "../../ui/kit/section.tsx";
import type { ShownOrder } from "../orders/order-row.ts";
import { orderScreenWords } from "./words.ts";

const link =
  "press inline-flex flex-wrap items-center gap-x-1 text-accent underline-offset-4 hover:underline";

/** Whose it is, where it is collected, how it was paid, and its papers. */
export function OrderFacts({ order }: { order: ShownOrder }) {
  const language = useLanguage();
  const words = orderScreenWords.of(language);
  const { may } = useSession();
  const { customer, phone, notes, centerName, appointment, payment, paidAt, papers } = order;
  const { zone } = market();
  return (
    <div className="grid gap-7 sm:grid-cols-2">
      <PageSection title={words.customer}>
        <div className="grid gap-1">
          <p>
            {customer === null ? (
              <span className="text-ink-faint">{words.deleted}</span>
            ) : may("customer.view") ? (
              <Link
                to={`/people/${customer.id}`}
                className="press inline-flex items-center underline-offset-4 hover:underline"
              >
                <bdi>{customer.name}</bdi>
              </Link>
            ) : (
              <bdi>{customer.name}</bdi>
            )}
          </p>
          {phone !== "" && (
            <p>
              <PhoneLink phone={phone} />
            </p>
          )}
          {notes !== "" && (
            <p dir="auto" className="max-w-prose whitespace-pre-line text-sm">
              <span className="text-ink-soft">{words.notes}:</span> {notes}
            </p>
          )}
        </div>
      </PageSection>
      <PageSection title={words.pickup}>
        <p>{centerName}</p>
        {appointment && (
          <p className="text-sm">
            {may("appointment.view") ? (
              <Link to={`/service/${appointment.id}`} className={link}>
                {words.withVisit(appointment.center, momentInWords(appointment.at, zone, language))}
              </Link>
            ) : (
              words.withVisit(appointment.center, momentInWords(appointment.at, zone, language))
            )}
          </p>
        )}
      </PageSection>
      <PageSection title={words.payment}>
        {paidAt === null ? (
          <p className="text-ink-soft">{words.unpaid}</p>
        ) : (
          <p>
            {words.paid} <span className="tabular">{momentInWords(paidAt, zone, language)}</span>
            {payment?.card && (
              <span className="block text-sm text-ink-soft">
                <Ltr>{payment.card}</Ltr>
              </span>
            )}
          </p>
        )}
      </PageSection>
      {papers.length > 0 && (
        <PageSection title={words.papers}>
          <ul className="grid gap-1">
            {papers.map(({ id, kind, number }) => (
              <li key={id}>
                <a href={`/office/papers/${id}`} target="_blank" rel="noopener" className={link}>
                  {words[kind]} <Ltr className="tabular">{number}</Ltr>
                </a>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </div>
  );
}
