import { useMemo } from "react";
import { useActionData } from "react-router";
import type { LeadFormTexts } from "#app/features/leads/ui/form-frame.tsx";
import type { FormModel, LeadSubject } from "#app/features/leads/ui/lead-fields.ts";
import { RequestForm } from "#app/features/leads/ui/request-form.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useFormPage } from "../request/use-form-page.ts";
import { SectionWords } from "../stories/section-words.tsx";
import type { CarCutOut, SectionView } from "./vehicle-view.ts";

interface TestDriveProps {
  section: SectionView;
  /** The id of the model. */
  model: string;
  car: CarCutOut | undefined;
  /** Where the drive is booked. */
  action: { readonly label: string; readonly url: string };
  request: { readonly texts: LeadFormTexts; readonly showrooms: readonly FormModel[] };
}

/** The way to the wheel (T20): the car on the deep sea with the way to book a drive, and a form for questions on request. */
export function TestDrive({ section, model, car, action, request: { texts, showrooms } }: TestDriveProps) {
  const subject = useMemo((): LeadSubject => ({ kind: "enquiry", model }), [model]);
  const page = useFormPage(subject, "enquiry");
  // Sent without scripts, it comes back with what is wrong.
  const isReturned = useActionData() !== undefined;
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="bg-sea-950 print:hidden">
      <div className="frame section-space grid items-start gap-x-16 lg:grid-cols-2">
        <div>
          <SectionWords section={{ ...section, action }} dark className="on-dark text-on-dark" />
          <Fold
            large
            open={isReturned}
            label={texts.title}
            className="mt-6 border-y border-line-dark text-on-dark"
          >
            <div className="mb-6 rounded-xl bg-surface p-5 text-ink sm:p-8">
              <p className="mb-6 text-ink-soft">{texts.text}</p>
              <RequestForm subject={subject} texts={texts} showrooms={showrooms} page={page} />
            </div>
          </Fold>
        </div>
        {car && <Picture className="h-auto w-full max-lg:hidden" {...car} alt="" sizes="45vw" />}
      </div>
    </section>
  );
}
