import { useQuery } from "@tanstack/react-query";
import { promisedMoment } from "#app/i18n/dates/promised-day.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { dirhamsInWords } from "#app/i18n/numbers/dirhams.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { showVisitCall, type WorkshopVisit } from "../calls.ts";
import { visitWords } from "./words.ts";

interface VisitProps {
  appointmentId: string;
  timeZone: string;
  /** The car is finished, and not paid for yet. */
  isPaymentDue: boolean;
  /** How often it is read again while the page is visible, in milliseconds. */
  everyMs: number;
}

/** When the car is ready, why that changed, and work that waits for its customer. Nothing where no car was checked in. */
export function VisitInWorkshop({ appointmentId, everyMs, ...shown }: VisitProps) {
  const language = useLanguage();
  const query = customerQuery(useCustomerAccess(), showVisitCall, { language, params: { appointmentId } });
  const { data } = useQuery({ ...query, refetchInterval: everyMs, refetchOnWindowFocus: "always" });
  return data === undefined ? null : <Visit visit={data} {...shown} />;
}

interface ShownVisitProps extends Pick<VisitProps, "timeZone" | "isPaymentDue"> {
  visit: WorkshopVisit;
}

function Visit({ visit, timeZone, isPaymentDue }: ShownVisitProps) {
  const language = useLanguage();
  const words = visitWords.of(language);
  const { promisedAt, delay, substituteCar, extraWork, dueDirhams } = visit;
  return (
    <section className="mt-6 grid gap-5 rounded-xl border border-line p-6 md:px-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 className="text-lg font-medium">{words.title}</h2>
        <p>
          <span className="text-ink-soft">{words.readyBy}</span>{" "}
          {promisedMoment(promisedAt, timeZone, language)}
        </p>
      </div>
      {isPaymentDue && dueDirhams !== null && (
        <p>
          {words.toPay}{" "}
          <strong className="tabular font-medium">{dirhamsInWords(dueDirhams, language)}</strong>
        </p>
      )}
      {delay && (
        <p className="text-ink-soft">
          {delay.text[language]}
          {delay.note !== "" && (
            <>
              : <bdi>{delay.note}</bdi>
            </>
          )}
        </p>
      )}
      {extraWork.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {extraWork.map((work) => (
            <ExtraWork key={`${work.title} ${work.expiresAt}`} work={work} />
          ))}
        </ul>
      )}
      {substituteCar && (
        <p className={substituteCar.hasRight ? "text-warning" : "text-ink-soft"}>
          {substituteCar.hasRight
            ? words.substituteRight
            : words.substitute(substituteCar.daysUsed, substituteCar.daysAllowed)}
        </p>
      )}
    </section>
  );
}

function ExtraWork({
  work: { title, totalDirhams, state, path },
}: {
  work: WorkshopVisit["extraWork"][number];
}) {
  const language = useLanguage();
  const words = visitWords.of(language);
  const isWaiting = state === "proposed" && path !== null;
  const said = state === "withdrawn" || state === "proposed" ? undefined : words[state];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4">
      <div>
        <p>
          <bdi>{title}</bdi> · {dirhamsInWords(totalDirhams, language)}
        </p>
        <p className="text-sm text-ink-soft">{isWaiting ? `${words.waiting}. ${words.notBegun}` : said}</p>
      </div>
      {isWaiting && (
        <a
          href={withLanguage(path, language)}
          data-analytics="extra-work"
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {words.approve}
        </a>
      )}
    </li>
  );
}
