import type { FleetCalculator } from "#app/features/content/models/showroom/fleet-calculator.ts";
import type { LeadFormTexts } from "#app/features/leads/ui/form-frame.tsx";
import type { FormModel } from "#app/features/leads/ui/lead-fields.ts";
import { FleetPanel } from "../offers/request-panel.tsx";
import { useCarriedAnswers } from "./carried-answers.ts";
import type { FleetTrim } from "./fleet-trims.ts";

interface FleetInquiryProps {
  texts: LeadFormTexts;
  models: readonly FormModel[];
  calculator: FleetCalculator;
  trims: readonly FleetTrim[];
}

/** The form for a company, which goes out with the answers of the calculator above it. */
export function FleetInquiry({ texts, models, calculator, trims }: FleetInquiryProps) {
  const carried = useCarriedAnswers(calculator, trims);
  return <FleetPanel texts={texts} models={models} carried={carried} />;
}
