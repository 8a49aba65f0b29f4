import { FleetForm } from "#app/features/leads/ui/fleet-form.tsx";
import type { LeadFormTexts } from "#app/features/leads/ui/form-frame.tsx";
import type { FormModel } from "#app/features/leads/ui/lead-fields.ts";
import { FormPanel } from "../request/form-panel.tsx";
import { useFormPage } from "../request/use-form-page.ts";
import { AnswersToSend } from "./answers-to-send.tsx";
import type { CarriedAnswers } from "./carried-answers.ts";

interface FleetPanelProps {
  texts: LeadFormTexts;
  models: readonly FormModel[];
  /** The answers of the calculator, with what they make of the form and how they read. */
  carried?: CarriedAnswers | undefined;
}

/** The form of a company, with its heading; what was sent leads to the thank-you page. */
export function FleetPanel({ texts, models, carried }: FleetPanelProps) {
  const page = useFormPage({ kind: "fleet" }, "fleet", carried?.presets);
  return (
    <FormPanel texts={texts} wide aside={carried && <AnswersToSend lines={carried.lines} />}>
      <FleetForm texts={texts} models={models} answers={carried?.answers} page={page} />
    </FormPanel>
  );
}
