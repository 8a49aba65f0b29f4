import type { LeadFormTexts } from "#app/features/leads/ui/form-frame.tsx";
import type { FormModel, LeadSubject } from "#app/features/leads/ui/lead-fields.ts";
import { RequestForm } from "#app/features/leads/ui/request-form.tsx";
import { FormPanel } from "./form-panel.tsx";
import { useFormPage } from "./use-form-page.ts";

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
    <FormPanel texts={texts} wide={wide}>
      <RequestForm subject={subject} texts={texts} submitLabel={submitLabel} models={models} page={page} />
    </FormPanel>
  );
}
