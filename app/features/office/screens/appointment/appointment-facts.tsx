import type { ReactNode } from "react";
import { Link } from "react-router";
import { hoursInWords } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInWords } from "#app/i18n/dates/dates.ts";
import { promisedDay } from "#app/i18n/dates/promised-day.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { PhoneLink } from "../../ui/contact/phone.tsx";
import { useSession } from "../../ui/frame/session-context.ts";
import { CodePill } from "../service/code-pill.tsx";
import type { ShownAppointment } from "./shown.ts";
import { appointmentWords } from "./words.ts";

/** What an appointment is about: time and place, work, customer, car, and what the workshop has of it. */
export function AppointmentFacts({
  appointment,
  children,
}: {
  appointment: ShownAppointment;
  children?: ReactNode;
}) {
  const language = useLanguage();
  const words = appointmentWords.of(language);
  const { may } = useSession();
  const {
    startsAt,
    endsAt,
    timeZone,
    centerName,
    customer,
    email,
    car,
    mileage,
    mileageBelow,
    services,
    serviceNote,
    additionalInformation,
    others,
  } = appointment;
  const notes = [serviceNote, additionalInformation].filter((note) => note.trim() !== "");
  return (
    <div className="grid content-start gap-7">
      <div>
        <p className="text-xl">{hoursInWords([startsAt, endsAt], timeZone, language)}</p>
        <p className="text-ink-soft">
          {promisedDay(dayIn(startsAt, timeZone), language)} · {centerName}
        </p>
      </div>
      <Section title={words.work}>
        <ul className="grid gap-1">
          {services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      </Section>
      {notes.length > 0 && (
        <Section title={words.notes}>
          {notes.map((note) => (
            <p key={note} dir="auto" className="max-w-prose whitespace-pre-line">
              {note}
            </p>
          ))}
        </Section>
      )}
      <div className="grid gap-7 sm:grid-cols-2">
        <Section title={words.customer}>
          <p>
            {may("customer.view") && !customer.isGuest ? (
              <Link
                to={`/people/${customer.id}`}
                className="press inline-flex items-center underline-offset-4 hover:underline"
              >
                {customer.name}
              </Link>
            ) : (
              customer.name
            )}
          </p>
          {customer.phone && (
            <p>
              <PhoneLink phone={customer.phone} />
            </p>
          )}
          {email && (
            <p>
              <Ltr>{email}</Ltr>
            </p>
          )}
          {customer.isGuest && <p className="text-sm text-ink-soft">{words.guest}</p>}
        </Section>
        <Section title={words.car}>
          <p>
            {car.model} <Ltr className="tabular">{car.plate}</Ltr>
          </p>
          {car.vin !== "" && (
            <p className="text-sm text-ink-soft">
              {words.vin} <Ltr>{car.vin}</Ltr>
            </p>
          )}
          {mileage > 0 && (
            <p className="text-sm text-ink-soft">
              {words.mileage} <Ltr>{mileage.toLocaleString("en")}</Ltr> {words.km}
            </p>
          )}
          {mileageBelow !== null && (
            <p className="text-sm">{words.confirmedBelow(mileageBelow.toLocaleString("en"))}</p>
          )}
        </Section>
      </div>
      {children}
      {others.length > 0 && (
        <Section title={words.others}>
          <ul className="divide-y divide-line border-y border-line">
            {others.map((other) => (
              <li key={other.id}>
                <Link
                  to={`/service/${other.id}`}
                  className="press flex flex-wrap items-center gap-x-3 px-1 text-sm hover:bg-sand-50"
                >
                  <span className="tabular">{dayInWords(dayIn(other.startsAt, timeZone), language)}</span>
                  <span className="min-w-0 text-ink-soft">{other.services.join(" · ")}</span>
                  <span className="ms-auto">
                    <CodePill code={other.code} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-1">
      <h2 className="text-sm text-ink-soft">{title}</h2>
      {children}
    </section>
  );
}
