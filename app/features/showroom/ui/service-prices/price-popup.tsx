import { useLanguage } from "#app/i18n/use-language.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/fields/select-field.tsx";
import {
  bookingAddress,
  type ServiceChoice,
  type ServiceSelection,
  selectionAddress,
} from "../../rules/service-estimate.ts";
import { EstimateTable } from "./estimate-table.tsx";
import type { PriceLabels } from "./service-models.ts";
import { oneStepDeeper, usePopupState } from "./use-popup-steps.ts";
import { servicePriceWords } from "./words.ts";

interface PricePopupProps {
  model: string;
  choice: ServiceChoice;
  labels: PriceLabels;
  onSelect: (selection: ServiceSelection) => void;
}

/** Second popup: a service, its parts and work with their prices, and the sum. */
export function PricePopup({ model, choice: { trim, type, estimate }, labels, onSelect }: PricePopupProps) {
  const words = servicePriceWords.of(useLanguage());
  const popup = usePopupState();
  const selection = { model, trim: trim.id };
  return (
    <div className="grid gap-6">
      {trim.types.length > 1 && (
        <SelectField
          label={words.driveTrain}
          value={type.id}
          onChange={(event) => onSelect({ ...selection, type: event.target.value, service: estimate.id })}
        >
          {trim.types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={words.service}
        value={estimate.id}
        onChange={(event) => onSelect({ ...selection, type: type.id, service: event.target.value })}
      >
        {type.services.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <p className="max-w-[60ch] text-ink-soft">{estimate.text}</p>
      <div aria-live="polite">
        <EstimateTable
          estimate={estimate}
          currency={labels.currency}
          caption={words.carWithEngine(trim.name, type.name)}
        />
      </div>
      <p className="text-sm text-ink-soft">
        <span aria-hidden="true">* </span>
        {labels.estimateNote}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <LinkButton to={bookingAddress(estimate, type)}>{words.book}</LinkButton>
        <LinkButton
          variant="secondary"
          to={selectionAddress(selection)}
          state={oneStepDeeper(popup)}
          preventScrollReset
        >
          {words.otherTrim}
        </LinkButton>
      </div>
    </div>
  );
}
