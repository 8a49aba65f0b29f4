import { useMemo } from "react";
import type { LeadFormTexts } from "#app/features/leads/ui/form-frame.tsx";
import type { FormModel, LeadSubject } from "#app/features/leads/ui/lead-fields.ts";
import { RequestForm } from "#app/features/leads/ui/request-form.tsx";
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

/** The way to the wheel (T20): the car on the deep sea with the way to book a drive, and beside it the form for a question. */
export function TestDrive({ section, model, car, action, request: { texts, showrooms } }: TestDriveProps) {
  const subject = useMemo((): LeadSubject => ({ kind: "enquiry", model }), [model]);
  const page = useFormPage(subject, "enquiry");
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="bg-sea-950 print:hidden">
      <div className="frame grid items-start gap-x-16 gap-y-10 py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:py-24">
        <div className="on-dark text-on-dark lg:sticky lg:top-28">
          <SectionWords section={{ ...section, action }} dark />
          {car && (
            <div className="mt-8 max-lg:hidden">
              <Picture className="h-auto w-full" {...car} alt="" sizes="40vw" />
            </div>
          )}
        </div>
        <div className="rounded-xl bg-surface p-6 sm:p-8">
          <h3 className="text-subheading">{texts.title}</h3>
          <p className="mt-2 mb-6 text-ink-soft">{texts.text}</p>
          <RequestForm subject={subject} texts={texts} showrooms={showrooms} page={page} />
        </div>
      </div>
    </section>
  );
}
