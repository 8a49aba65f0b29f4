import { useEffect, useMemo, useRef } from "react";
import { useActionData, useLocation } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { msSinceBegun } from "#app/ui/form/draft.ts";
import { type FormValues, useForm } from "#app/ui/form/use-form.ts";
import type { AnsweredLead } from "./answer-lead.ts";
import { formNameOf, type LeadSubject, leadBody, problemsOfLead } from "./lead-fields.ts";
import { storeOwnLead } from "./number/own-lead.ts";
import { sendLead, type TakenLead } from "./send-lead.ts";
import { firstAddress, utmOf } from "./visit.ts";

export type { TakenLead } from "./send-lead.ts";

/** What the page that shows a form of a lead passes, and what it hears of. */
export interface LeadFormPage {
  /** What is known before anybody types, by the fields' names; a stable object. */
  readonly presets?: FormValues | undefined;
  /** The segment of the page that thanks: `/offers/{thanks}/thank-you`. */
  readonly thanks: string;
  /** The token of the customer who is signed in, if any is; it may have expired. */
  readonly storedToken: () => string | undefined;
  /** The lead is saved. */
  readonly onSent: (lead: TakenLead, values: FormValues) => void;
  /** It was refused for something else than a field; the code says why. */
  readonly onFailed: (code: string) => void;
}

/** A form that leaves a lead. */
export function useLeadForm(subject: LeadSubject, fields: readonly string[], page: LeadFormPage) {
  const { presets, thanks, storedToken, onSent, onFailed } = page;
  const language = useLanguage();
  const { pathname } = useLocation();
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const shown = useMemo(() => [...fields, "website"], [fields]);
  const name = formNameOf(subject);
  const answered = useActionData() as AnsweredLead | undefined;
  const form = useForm({
    name,
    isNative: true,
    answered: answered?.form === name ? answered : undefined,
    fields: shown,
    presets,
    check: (values) => problemsOfLead(values, subject),
    async send(values) {
      // What was known already nobody had to type: then the whole visit counts, or a quick customer seems a machine.
      const since = presets?.mobile === undefined ? shownAt.current : 0;
      const filledInMs = Math.max(Math.round(performance.now() - since), msSinceBegun(name));
      const circumstances = { page: pathname, utm: utmOf(firstAddress()), filledInMs };
      const body = leadBody(values, subject, circumstances);
      const about = subject.calculator;
      const sending = { form: name, values, about, body, language, shown: fields, token: storedToken() };
      const sent = await sendLead(sending);
      if (sent.ok) {
        const { id, isPhoneConfirmed } = sent;
        if (!isPhoneConfirmed)
          storeOwnLead({ id, phone: values.mobile ?? "", sentAt: Date.now(), isConfirmed: false });
        onSent({ id, isPhoneConfirmed }, values);
      } else if (Object.keys(sent.problems).length === 0) onFailed(sent.code);
      return sent;
    },
  });
  return { ...form, sentAs: JSON.stringify({ subject, thanks }) };
}
export type LeadFormState = ReturnType<typeof useLeadForm>;
