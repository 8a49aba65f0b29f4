import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { timeAt } from "#app/i18n/dates/clock.ts";
import { dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { officeQuery } from "../../browser/office-queries.ts";
import { listCustomerVisitsCall } from "../../calls/customer-calls.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { PageSection } from "../../ui/kit/section.tsx";
import { Loaded, RowsSkeleton } from "../../ui/kit/states.tsx";
import { CodePill } from "../service/code-pill.tsx";
import { Line, Lines, None } from "./lines.tsx";
import { customerWords } from "./words.ts";

type Visit = AnswerTo<typeof listCustomerVisitsCall>["past"][number];
const shownAtFirst = 5;

/** What is open or to come, and what is over. */
export function Visits({ customerId }: { customerId: string }) {
  const language = useLanguage();
  const words = customerWords.of(language);
  const { session } = useSession();
  const topics = session.locations.map(({ id }) => `service/${id}`);
  const query = useQuery(
    officeQuery(listCustomerVisitsCall, { params: { id: customerId } }, { language, topics }),
  );
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={3} />}>
      {({ next, past, elsewhere }) => (
        <>
          <PageSection title={words.nextVisits} count={next.length}>
            <VisitLines visits={next} />
          </PageSection>
          <PageSection title={words.pastVisits} count={past.length}>
            <VisitLines visits={past} />
            {elsewhere > 0 && <None>{words.elsewhere(elsewhere)}</None>}
          </PageSection>
        </>
      )}
    </Loaded>
  );
}

function VisitLines({ visits }: { visits: readonly Visit[] }) {
  const language = useLanguage();
  const words = customerWords.of(language);
  const [isWhole, setWhole] = useState(false);
  if (visits.length === 0) return <None>{words.none}</None>;
  return (
    <>
      <Lines>
        {(isWhole ? visits : visits.slice(0, shownAtFirst)).map((visit) => (
          <Line
            key={visit.id}
            to={`/service/${visit.id}`}
            end={<CodePill code={visit.code} isNoShow={visit.isNoShow} />}
          >
            <span className="tabular">
              {dateInWords(dayIn(visit.startsAt, visit.timeZone), language)} ·{" "}
              {timeAt(visit.startsAt, visit.timeZone, language)}
            </span>
            <span>{visit.services}</span>
            <span className="text-ink-soft">
              <Ltr>{visit.plate}</Ltr> · {visit.centerName}
            </span>
          </Line>
        ))}
      </Lines>
      {!isWhole && visits.length > shownAtFirst && (
        <div>
          <Button look="quiet" onPress={() => setWhole(true)}>
            {words.showAll(visits.length)}
          </Button>
        </div>
      )}
    </>
  );
}
