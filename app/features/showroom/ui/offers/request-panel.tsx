import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { FleetForm } from "#app/features/leads/ui/fleet-form.tsx";
import type { LeadFormTexts } from "#app/features/leads/ui/form-frame.tsx";
import type { FormModel, LeadSubject } from "#app/features/leads/ui/lead-fields.ts";
import { RequestForm } from "#app/features/leads/ui/request-form.tsx";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { requestPlace } from "./late-panels.ts";

interface RequestPanelProps {
  subject: LeadSubject;
  texts: LeadFormTexts;
  submitLabel?: string;
  models?: readonly FormModel[];
  /** The segment of the thank-you page: `/offers/{thanks}/thank-you`. */
  thanks: string;
  /** The heading beside the form on a wide screen, where it stands across the page. */
  wide?: boolean;
}

/** The form of a page with its heading; what was sent leads to the thank-you page. */
export function RequestPanel({ subject, texts, submitLabel, models, thanks, wide }: RequestPanelProps) {
  const onSent = useThanks(thanks);
  return (
    <Panel texts={texts} wide={wide}>
      <RequestForm
        subject={subject}
        texts={texts}
        submitLabel={submitLabel}
        models={models}
        onSent={onSent}
      />
    </Panel>
  );
}

/** The same for a company. Its thank-you page is the fleet's. */
export function FleetPanel({ texts, models }: { texts: LeadFormTexts; models: readonly FormModel[] }) {
  const onSent = useThanks("fleet");
  return (
    <Panel texts={texts} wide>
      <FleetForm texts={texts} models={models} onSent={onSent} />
    </Panel>
  );
}

function useThanks(segment: string): () => void {
  const navigate = useNavigate();
  const language = useLanguage();
  return () => void navigate(withLanguage(`/offers/${segment}/thank-you?isFormSubmitted=true`, language));
}

interface PanelProps {
  texts: LeadFormTexts;
  wide?: boolean | undefined;
  children: ReactNode;
}

function Panel({ texts, wide = false, children }: PanelProps) {
  const columns = wide ? "lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:p-12" : "";
  return (
    <section
      id={requestPlace}
      aria-labelledby="request-title"
      className={`grid gap-x-16 gap-y-6 rounded-xl border border-line bg-surface p-6 sm:p-8 print:hidden ${columns}`}
    >
      <div>
        <h2 id="request-title" className="text-heading font-light">
          {texts.title}
        </h2>
        <p className="mt-2 text-ink-soft">{texts.text}</p>
      </div>
      {children}
    </section>
  );
}
