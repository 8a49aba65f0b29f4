import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { problemTexts } from "#app/lib/validation-patterns.ts";
import { useForm } from "#app/ui/form/use-form.ts";
import { type LeadSubject, leadBody, problemsOfLead } from "./lead-fields.ts";
import { sendLead } from "./send-lead.ts";
import { firstAddress, utmOf } from "./visit.ts";

/** A form that leaves a lead. `onSent` comes once it is kept. */
export function useLeadForm(subject: LeadSubject, fields: readonly string[], onSent: () => void) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const name = [subject.kind, subject.offerId].filter(Boolean).join(".");
  const form = useForm({
    name,
    fields: [...fields, "website"],
    check: (values) => problemsOfLead(values, subject),
    async send(values) {
      const filledInMs = Math.round(performance.now() - shownAt.current);
      const circumstances = { page: pathname, utm: utmOf(firstAddress()), filledInMs };
      const body = leadBody(values, subject, circumstances);
      const sent = await sendLead({ form: name, values, body, language, shown: fields });
      if (sent.ok) onSent();
      return sent;
    },
  });
  const errorOf = (field: string): string | undefined => {
    const problem = form.problems[field];
    if (problem === undefined) return undefined;
    return typeof problem === "string" ? problemTexts[problem][language] : problem.sentence;
  };
  return { ...form, errorOf };
}
export type LeadFormState = ReturnType<typeof useLeadForm>;
