import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { officeQuery } from "../../browser/office-queries.ts";
import { showAppointmentCall } from "../../calls/appointment-calls.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { PageHead } from "../../ui/kit/page-head.tsx";
import { Loaded } from "../../ui/kit/states.tsx";
import { CodePill } from "../service/code-pill.tsx";
import { AppointmentFacts } from "./appointment-facts.tsx";
import { Moves } from "./moves.tsx";
import { Timeline } from "./timeline.tsx";
import { appointmentWords } from "./words.ts";

export type ShownAppointment = AnswerTo<typeof showAppointmentCall>;

/** One appointment: what it is, how it stands, what comes next by one key, and what has happened. */
export function Component() {
  const language = useLanguage();
  const { id = "" } = useParams();
  const { location } = useSession();
  const query = useQuery(
    officeQuery(showAppointmentCall, { params: { id } }, { language, topics: [`service/${location?.id}`] }),
  );
  return <Loaded query={query}>{(appointment) => <Appointment appointment={appointment} />}</Loaded>;
}

function Appointment({ appointment }: { appointment: ShownAppointment }) {
  const words = appointmentWords.of(useLanguage());
  const { reference, car, code, isNoShow, can } = appointment;
  return (
    <>
      <PageHead
        title={
          <span className="flex items-center gap-3">
            <Ltr className="tabular">{car.plate}</Ltr>
            <span className="text-ink-soft">{car.model}</span>
          </span>
        }
        actions={can.moves && <Moves appointment={appointment} />}
      >
        <CodePill code={code} isNoShow={isNoShow} />
        <Ltr className="text-sm text-ink-faint">{reference}</Ltr>
      </PageHead>
      {!can.moves && (
        <p className="border-b border-line bg-warning-soft px-4 py-2 text-sm lg:px-6">{words.elsewhere}</p>
      )}
      <div className="grid gap-x-10 gap-y-8 px-4 py-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:px-6">
        <AppointmentFacts appointment={appointment} />
        <Timeline appointment={appointment} />
      </div>
    </>
  );
}
