import { type ReactNode, useState } from "react";
import { fuelInWords } from "#app/features/workshop/fuel-in-words.ts";
import { delayWords } from "#app/features/workshop/words.ts";
import { dirhamsInWords } from "#app/i18n/numbers/dirhams.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { useSession } from "../../../ui/frame/session-context.ts";
import { useShortcuts } from "../../../ui/keys/use-shortcuts.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { momentInBrief } from "../../../ui/kit/moments.ts";
import { Pictures } from "../evidence/pictures.tsx";
import { Signature } from "../evidence/signature.tsx";
import type { PictureUploads } from "../evidence/use-picture-upload.ts";
import { ExtraWorkList } from "../extra-work/extra-work-list.tsx";
import type { ShownAppointment, ShownVisit } from "../shown.ts";
import { CorrectDialog } from "./correct-dialog.tsx";
import { Part } from "./part.tsx";
import { PromiseDialog } from "./promise-dialog.tsx";
import { SubstituteCar } from "./substitute-car.tsx";
import { visitWords } from "./words.ts";

interface VisitProps {
  appointment: ShownAppointment;
  visit: ShownVisit;
}

/** A car in the workshop: when it is ready, what was found, what was written down as it came. */
export function VisitSection({ appointment, visit, pictures }: VisitProps & { pictures: PictureUploads }) {
  const words = visitWords.of(useLanguage());
  const { may } = useSession();
  const { id, centerId, customer } = appointment;
  const mayWork = may("appointment.work", centerId) && appointment.can.moves;
  const mayCheckIn = may("appointment.check-in", centerId) && appointment.can.moves;
  return (
    <section aria-label={words.inWorkshop} className="grid gap-5">
      <PromiseLine appointment={appointment} visit={visit} mayChange={mayWork} />
      <ExtraWorkList
        id={id}
        visit={visit}
        mayPropose={may("extra-work.propose", centerId) && appointment.can.moves}
      />
      <SubstituteCar id={id} visit={visit} mayOffer={mayCheckIn} />
      <Recorded appointment={appointment} visit={visit} mayCorrect={mayCheckIn} />
      <Pictures id={id} visit={visit} pictures={pictures} mayChange={mayWork} />
      <Signature id={id} visit={visit} customerName={customer.name} maySign={mayCheckIn} />
    </section>
  );
}

function PromiseLine({ appointment, visit, mayChange }: VisitProps & { mayChange: boolean }) {
  const language = useLanguage();
  const [words, reasons] = [visitWords.of(language), delayWords.of(language)];
  const [isOpen, setOpen] = useState(false);
  const canChange = mayChange && visit.endedAt === null && visit.readyAt === null;
  useShortcuts({ d: canChange ? () => setOpen(true) : undefined });
  return (
    <Part
      title={words.promised}
      action={
        canChange ? (
          <Button look="quiet" onPress={() => setOpen(true)} shortcut="D">
            {words.change}
          </Button>
        ) : undefined
      }
    >
      <p className={`text-lg ${visit.isOverdue ? "text-danger" : ""}`}>
        {momentInBrief(visit.promisedAt, language)}
        {visit.isOverdue && <span className="ms-2 text-sm">{words.overdue}</span>}
      </p>
      {visit.delays.length > 0 && (
        <ol aria-label={words.delays} className="grid gap-1 text-sm text-ink-soft">
          {visit.delays.toReversed().map(({ at, by, from, to, reason, note }) => (
            <li key={at}>
              <span className="text-ink">{reason === null ? words.noReason : reasons[reason]}</span>
              {note !== "" && <bdi> ({note})</bdi>} ·{" "}
              {words.fromTo(momentInBrief(from, language), momentInBrief(to, language))} · <bdi>{by}</bdi>
            </li>
          ))}
        </ol>
      )}
      <PromiseDialog appointment={appointment} visit={visit} open={isOpen} onClose={() => setOpen(false)} />
    </Part>
  );
}

function Recorded({ appointment, visit, mayCorrect }: VisitProps & { mayCorrect: boolean }) {
  const language = useLanguage();
  const words = visitWords.of(language);
  const [isOpen, setOpen] = useState(false);
  const { id, timeZone } = appointment;
  const { odometer, fuelEighths, estimateDirhams, isWarranty, belongings, remarks, adviser, checkedInAt } =
    visit;
  return (
    <Part
      title={
        <>
          {words.checkedInBy} <bdi>{adviser}</bdi> · <bdi>{momentInBrief(checkedInAt, language)}</bdi>
        </>
      }
      action={
        mayCorrect && visit.endedAt === null ? (
          <Button look="quiet" onPress={() => setOpen(true)}>
            {words.correct}
          </Button>
        ) : undefined
      }
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        <Fact name={words.odometerShort}>
          <Ltr className="tabular">{odometer.toLocaleString("en")}</Ltr> {words.km}
        </Fact>
        <Fact name={words.fuel}>{fuelInWords(fuelEighths, language)}</Fact>
        <Fact name={words.estimateShort}>
          {estimateDirhams === null ? words.noEstimate : dirhamsInWords(estimateDirhams, language)}
        </Fact>
        <Fact name={words.warranty}>{isWarranty ? words.yes : words.no}</Fact>
        {belongings !== "" && (
          <Fact name={words.belongings} isWide>
            <span dir="auto">{belongings}</span>
          </Fact>
        )}
        {remarks !== "" && (
          <Fact name={words.remarks} isWide>
            <span dir="auto" className="whitespace-pre-line">
              {remarks}
            </span>
          </Fact>
        )}
      </dl>
      <CorrectDialog id={id} timeZone={timeZone} visit={visit} open={isOpen} onClose={() => setOpen(false)} />
    </Part>
  );
}

function Fact({ name, children, isWide = false }: { name: string; children: ReactNode; isWide?: boolean }) {
  return (
    <div className={isWide ? "col-span-2" : ""}>
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
