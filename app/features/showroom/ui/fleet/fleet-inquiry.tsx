import type { LeadFormTexts } from "#app/features/leads/ui/form-frame.tsx";
import type { FormModel } from "#app/features/leads/ui/lead-fields.ts";
import type { InquiryChoices } from "../../rules/fleet/inquiry-choices.ts";
import { useCarriedAnswers } from "./carried-answers.ts";
import { FleetPanel } from "./fleet-panel.tsx";

interface FleetInquiryProps {
  texts: LeadFormTexts;
  models: readonly FormModel[];
  /** Absent where there is no calculator. */
  choices?: InquiryChoices | undefined;
  /** The calculator is on another page: what was last answered there counts where the address says nothing. */
  isApart?: boolean;
}

/** The form for a company, which begins with the answers of the calculator and goes out with them. */
export function FleetInquiry({ texts, models, choices, isApart = false }: FleetInquiryProps) {
  const carried = useCarriedAnswers(choices, isApart);
  return <FleetPanel texts={texts} models={models} carried={carried} />;
}
