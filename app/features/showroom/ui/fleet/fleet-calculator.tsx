import { LinkButton } from "#app/ui/button.tsx";
import type { FleetCalculator as FleetContent } from "../../content/fleet-calculator.ts";
import { fleetAddress } from "../../rules/fleet/fleet-address.ts";
import type { RunningPrices } from "../../rules/running-cost.ts";
import { requestPlace } from "../request/request-place.ts";
import { FleetQuestions } from "./fleet-questions.tsx";
import { FleetResults } from "./fleet-results.tsx";
import type { FleetTrim } from "./fleet-trims.ts";
import { useFleetQuery } from "./use-fleet-query.ts";

interface FleetCalculatorProps {
  content: FleetContent;
  trims: readonly FleetTrim[];
  prices: RunningPrices;
  currency: string;
  /** What the sums suppose. */
  note: string;
}

/** Four questions, and beside them what fits with its monthly sum. */
export function FleetCalculator({ content, trims, prices, currency, note }: FleetCalculatorProps) {
  const [answers, answer] = useFleetQuery({
    uses: content.uses.map(({ id }) => id),
    terms: content.worth.map(({ months }) => months),
  });
  const fitting = content.uses.find(({ id }) => id === answers.use)?.trims ?? [];
  return (
    <div className="frame section-space grid items-start gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <section aria-labelledby="questions-title">
        <h2 id="questions-title" className="mb-8 text-heading font-light">
          {content.title}
        </h2>
        <FleetQuestions content={content} answers={answers} onAnswer={answer} />
      </section>
      <section aria-labelledby="result-title">
        <h2 id="result-title" className="text-heading font-light">
          {content.resultTitle}
        </h2>
        <p className="mb-8 mt-3 max-w-[52ch] text-ink-soft">{content.resultText}</p>
        <FleetResults
          trims={trims.filter(({ id }) => fitting.includes(id))}
          answers={answers}
          prices={prices}
          terms={content}
          currency={currency}
        />
        {/* With the answers, also where none was changed: the request takes what is shown here. */}
        <LinkButton to={`${fleetAddress(answers)}#${requestPlace}`} className="mt-8 print:hidden">
          {content.inquiryLabel}
        </LinkButton>
        <p className="mt-5 text-sm text-ink-soft">
          <span aria-hidden="true">* </span>
          {note}
        </p>
      </section>
    </div>
  );
}
