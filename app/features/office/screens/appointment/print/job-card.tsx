import type { ReactNode } from "react";
import { fuelInWords } from "#app/features/workshop/fuel-in-words.ts";
import { hoursInWords, momentInWords } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInWords } from "#app/i18n/dates/dates.ts";
import { dirhamsInWords } from "#app/i18n/numbers/dirhams.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { printCardCall } from "../../../calls/print-calls.ts";
import { Phone } from "../../../ui/contact/phone.tsx";
import { PrintSheet } from "../../../ui/print/print-sheet.tsx";
import { PrintedAt } from "../../../ui/print/printed-at.tsx";
import { codeWords } from "../../service/words.ts";
import type { ShownAppointment, ShownVisit } from "../shown.ts";
import { visitWords } from "../visit/words.ts";
import { appointmentWords } from "../words.ts";
import { cardWords } from "./card-words.ts";

/** Lines to write on. */
const lines = [1, 2, 3, 4, 5, 6];

interface JobCardProps {
  appointment: ShownAppointment;
  /** Null before the car has come: its lines stand empty, to be written on. */
  visit: ShownVisit | null;
  bayName: string | undefined;
}

/** A visit on paper, as it goes through the workshop with the car. */
export function JobCard({ appointment, visit, bayName }: JobCardProps) {
  const language = useLanguage();
  const [words, visits, own, codes] = [
    appointmentWords.of(language),
    visitWords.of(language),
    cardWords.of(language),
    codeWords.of(language),
  ];
  const { id, reference, centerName, startsAt, endsAt, timeZone, customer, car, services, code } =
    appointment;
  const notes = [appointment.serviceNote, appointment.additionalInformation].filter(
    (one) => one.trim() !== "",
  );
  const moment = (at: string) => momentInWords(at, timeZone, language);
  return (
    <PrintSheet shape="standing" call={printCardCall} input={{ params: { id } }}>
      <header className="flex items-start justify-between gap-8 border-b border-black pb-2">
        <div>
          <p className="sheet-title">
            {own.title} <Ltr>{reference}</Ltr>
          </p>
          <p>{centerName}</p>
        </div>
        <p className="text-end">
          {codes[code]}
          <br />
          <PrintedAt timeZone={timeZone} say={own.printed} />
        </p>
      </header>
      <dl className="sheet-facts">
        <Fact name={own.appointment} columns="col-span-2">
          {dayInWords(dayIn(startsAt, timeZone), language)} ·{" "}
          {hoursInWords([startsAt, endsAt], timeZone, language)}
        </Fact>
        <Fact name={own.bay}>{bayName}</Fact>
        <Fact name={visits.promised}>{visit && moment(visit.promisedAt)}</Fact>
        <Fact name={words.customer}>
          <bdi>{customer.name}</bdi>
        </Fact>
        <Fact name={own.phone}>{customer.phone && <Phone phone={customer.phone} />}</Fact>
        <Fact name={own.plate}>
          <Ltr className="sheet-title">{car.plate}</Ltr>
        </Fact>
        <Fact name={own.model}>{car.model}</Fact>
        <Fact name={words.vin}>{car.vin !== "" && <Ltr>{car.vin}</Ltr>}</Fact>
        <Fact name={words.mileage}>
          {visit && (
            <>
              <Ltr>{visit.odometer.toLocaleString("en")}</Ltr> {words.km}
            </>
          )}
        </Fact>
        <Fact name={visits.fuel}>{visit && fuelInWords(visit.fuelEighths, language)}</Fact>
        <Fact name={visits.estimateShort}>
          {visit?.estimateDirhams != null && dirhamsInWords(visit.estimateDirhams, language)}
        </Fact>
        <Fact name={visits.warranty}>{visit && (visit.isWarranty ? visits.yes : visits.no)}</Fact>
        <Fact name={visits.belongings} columns="col-span-3">
          {visit && <bdi>{visit.belongings}</bdi>}
        </Fact>
        <Fact name={visits.remarks} columns="col-span-4">
          {visit && <bdi className="whitespace-pre-line">{visit.remarks}</bdi>}
        </Fact>
      </dl>
      <Part title={words.work}>
        <ul>
          {services.map((service) => (
            <li key={service} className="sheet-check">
              {service}
            </li>
          ))}
        </ul>
      </Part>
      {notes.length > 0 && (
        <Part title={words.notes}>
          {notes.map((note) => (
            <p key={note} dir="auto" className="whitespace-pre-line">
              {note}
            </p>
          ))}
        </Part>
      )}
      {visit && visit.extraWork.length > 0 && <ExtraWork work={visit.extraWork} />}
      <Part title={own.notes}>
        <div className="sheet-lines">
          {lines.map((line) => (
            <div key={line} />
          ))}
        </div>
      </Part>
      <Signatures id={id} visit={visit} />
    </PrintSheet>
  );
}

/** What was found besides, and whether it may begin: on paper as on the screen the customer alone decides. */
function ExtraWork({ work }: { work: ShownVisit["extraWork"] }) {
  const language = useLanguage();
  const words = visitWords.of(language);
  return (
    <Part title={words.extraWork}>
      <table>
        <tbody>
          {work.map(({ id, title, state, totalDirhams, isApproved }) => (
            <tr key={id}>
              <td dir="auto">{title}</td>
              <td>
                {words[state]}
                {state === "proposed" && !isApproved && ` · ${words.notApproved}`}
              </td>
              <td>{dirhamsInWords(totalDirhams, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

/** Where the customer has signed on the screen, their signature stands on its line. */
function Signatures({ id, visit }: { id: string; visit: ShownVisit | null }) {
  const own = cardWords.of(useLanguage());
  const signature = visit?.signature ?? null;
  return (
    <div className="sheet-signatures">
      <div>
        <div className="sheet-line">
          {signature && (
            <img src={`/office/files/signature/${id}?at=${encodeURIComponent(signature.signedAt)}`} alt="" />
          )}
        </div>
        <p>
          {own.customerSigns}
          {signature && (
            <>
              : <bdi>{signature.signedName}</bdi>
            </>
          )}
        </p>
      </div>
      <div>
        <div className="sheet-line" />
        <p>
          {own.adviserSigns}
          {visit && (
            <>
              : <bdi>{visit.adviser}</bdi>
            </>
          )}
        </p>
      </div>
      <div>
        <div className="sheet-line" />
        <p>{own.date}</p>
      </div>
    </div>
  );
}

function Fact({ name, children, columns = "" }: { name: string; children: ReactNode; columns?: string }) {
  return (
    <div className={columns}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sheet-part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
