import { type ReactNode, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "#app/features/account/session/use-session.ts";
import { track } from "#app/features/analytics/track.ts";
import { FleetForm } from "#app/features/leads/ui/fleet-form.tsx";
import type { LeadFormTexts } from "#app/features/leads/ui/form-frame.tsx";
import type { FormModel, LeadSubject } from "#app/features/leads/ui/lead-fields.ts";
import { RequestForm } from "#app/features/leads/ui/request-form.tsx";
import { thanksPath } from "#app/features/leads/ui/thanks-path.ts";
import type { LeadFormPage } from "#app/features/leads/ui/use-lead-form.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { FormValues } from "#app/ui/form/use-form.ts";
import { personFields } from "../../rules/offers/person-fields.ts";
import { AnswersToSend } from "../fleet/answers-to-send.tsx";
import type { CarriedAnswers } from "../fleet/carried-answers.ts";
import { sentLead } from "./lead-events.ts";
import { requestPlace } from "./request-place.ts";

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
  const page = useFormPage(subject, thanks);
  return (
    <Panel texts={texts} wide={wide}>
      <RequestForm subject={subject} texts={texts} submitLabel={submitLabel} models={models} page={page} />
    </Panel>
  );
}

interface FleetPanelProps {
  texts: LeadFormTexts;
  models: readonly FormModel[];
  /** The answers of the calculator, with what they make of the form and how they read. */
  carried?: CarriedAnswers | undefined;
}

/** The same for a company. Its thank-you page is the fleet's. */
export function FleetPanel({ texts, models, carried }: FleetPanelProps) {
  const page = useFormPage({ kind: "fleet" }, "fleet", carried?.presets);
  return (
    <Panel texts={texts} wide aside={carried && <AnswersToSend lines={carried.lines} />}>
      <FleetForm texts={texts} models={models} answers={carried?.answers} page={page} />
    </Panel>
  );
}

/** What a form of this page begins with, where it leads, and what is reported of it: nothing that names anybody. */
export function useFormPage(subject: LeadSubject, thanks: string, presets?: FormValues): LeadFormPage {
  const navigate = useNavigate();
  const language = useLanguage();
  const { pathname } = useLocation();
  const { profile, storedToken } = useSession();
  const person = useMemo(
    () => ({ ...presets, ...(profile && personFields(profile, market().validation)) }),
    [presets, profile],
  );
  return {
    presets: person,
    thanks,
    storedToken,
    onSent({ id, isPhoneConfirmed }, values) {
      track(sentLead(subject, values, { id, page: pathname }));
      void navigate(thanksPath(thanks, { id, mayConfirm: !isPhoneConfirmed }, language));
    },
    onFailed: (code) => track({ event: "error", kind: "form", message: code, page: pathname }),
  };
}

interface PanelProps {
  texts: LeadFormTexts;
  wide?: boolean | undefined;
  /** Stands below the words about the form. */
  aside?: ReactNode;
  children: ReactNode;
}

function Panel({ texts, wide = false, aside, children }: PanelProps) {
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
        {aside}
      </div>
      {children}
    </section>
  );
}
