import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { officeQuery } from "../../browser/office-queries.ts";
import { showAppointmentCall } from "../../calls/appointment-calls.ts";
import { showVisitCall } from "../../calls/visit-calls.ts";
import { isInside } from "../../rules/visit-codes.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { PageHead } from "../../ui/kit/page-head.tsx";
import { Loaded } from "../../ui/kit/states.tsx";
import { PrintButton } from "../../ui/print/print-button.tsx";
import { CallTaskBanner } from "../capacity/call-task-banner.tsx";
import { CodePill } from "../service/code-pill.tsx";
import { AppointmentFacts } from "./appointment-facts.tsx";
import { EvidenceDialog } from "./evidence/evidence-dialog.tsx";
import { usePictureUpload } from "./evidence/use-picture-upload.ts";
import { Moves } from "./moves/moves.tsx";
import { useBays } from "./moves/use-bays.ts";
import { JobCard } from "./print/job-card.tsx";
import type { ShownAppointment, ShownVisit } from "./shown.ts";
import { Timeline } from "./timeline.tsx";
import { CheckInDialog } from "./visit/check-in-dialog.tsx";
import { VisitSection } from "./visit/visit-section.tsx";
import { visitWords } from "./visit/words.ts";
import { appointmentWords } from "./words.ts";

/** One appointment: what it is, how it stands, what comes next by one key, and what has happened. */
export function Component() {
  const language = useLanguage();
  const { id = "" } = useParams();
  const input = { params: { id } };
  const { queryKey } = officeQuery(showAppointmentCall, input, { language });
  // Of the appointment's own center, wherever the screens are: it is known once the appointment is.
  const center = useQueryClient().getQueryData(queryKey)?.centerId;
  const topics = center === undefined ? [] : [`service/${center}`];
  const query = useQuery(officeQuery(showAppointmentCall, input, { language, topics }));
  return <Loaded query={query}>{(appointment) => <Appointment key={id} appointment={appointment} />}</Loaded>;
}

function Appointment({ appointment }: { appointment: ShownAppointment }) {
  const language = useLanguage();
  const [words, visits] = [appointmentWords.of(language), visitWords.of(language)];
  const { may } = useSession();
  const { id, reference, car, code, isNoShow, can, centerId } = appointment;
  const [step, setStep] = useState<"check-in" | "evidence">();
  const topics = [`service/${centerId}`];
  const { data } = useQuery(officeQuery(showVisitCall, { params: { id } }, { language, topics }));
  const visit = data?.visit ?? null;
  const pictures = usePictureUpload(id);
  const mayPrint = may("appointment.print", centerId);
  const isUnrecorded = data !== undefined && visit === null && isInside(code);
  return (
    <>
      <PageHead
        title={
          <span className="flex items-center gap-3">
            <Ltr className="tabular">{car.plate}</Ltr> <span className="text-ink-soft">{car.model}</span>
          </span>
        }
        actions={
          <>
            {mayPrint && <PrintButton />}
            {can.moves && <Moves appointment={appointment} onCheckIn={() => setStep("check-in")} />}
          </>
        }
      >
        <CodePill code={code} isNoShow={isNoShow} />
        <Ltr className="text-sm text-ink-faint">{reference}</Ltr>
      </PageHead>
      <CallTaskBanner appointmentId={id} center={centerId} closedHours={appointment.closedHours} />
      {!can.moves && (
        <p className="border-b border-line bg-warning-soft px-4 py-2 text-sm lg:px-6">{words.elsewhere}</p>
      )}
      {isUnrecorded && can.moves && may("appointment.check-in", centerId) && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line bg-warning-soft px-4 py-2 text-sm lg:px-6">
          <p>{visits.notRecorded}</p>
          <Button onPress={() => setStep("check-in")}>{visits.record}</Button>
        </div>
      )}
      <div className="grid gap-x-10 gap-y-8 px-4 pt-5 pb-20 lg:grid-cols-[minmax(0,1fr)_20rem] lg:px-6 lg:pb-5">
        <AppointmentFacts appointment={appointment}>
          {visit && <VisitSection appointment={appointment} visit={visit} pictures={pictures} />}
        </AppointmentFacts>
        <Timeline appointment={appointment} />
      </div>
      {mayPrint && data !== undefined && <PrintedCard appointment={appointment} visit={visit} />}
      <CheckInDialog
        appointment={appointment}
        open={step === "check-in"}
        onClose={() => setStep(undefined)}
        onDone={() => setStep("evidence")}
      />
      {visit && (
        <EvidenceDialog
          appointment={appointment}
          visit={visit}
          pictures={pictures}
          open={step === "evidence"}
          onClose={() => setStep(undefined)}
        />
      )}
    </>
  );
}

function PrintedCard({ appointment, visit }: { appointment: ShownAppointment; visit: ShownVisit | null }) {
  const bayName = useBays(appointment).find(({ bay }) => bay === appointment.bay)?.name;
  return <JobCard appointment={appointment} visit={visit} bayName={bayName} />;
}
