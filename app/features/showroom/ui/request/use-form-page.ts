import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "#app/features/account/session/use-session.ts";
import { track } from "#app/features/analytics/track.ts";
import type { LeadSubject } from "#app/features/leads/ui/lead-fields.ts";
import { thanksPath } from "#app/features/leads/ui/thanks-path.ts";
import type { LeadFormPage } from "#app/features/leads/ui/use-lead-form.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { FormValues } from "#app/ui/form/use-form.ts";
import { personFields } from "../../rules/offers/person-fields.ts";
import { sentLead } from "./lead-events.ts";

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
