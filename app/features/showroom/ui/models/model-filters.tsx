import { useLanguage } from "#app/i18n/use-language.ts";
import { listWords } from "#app/ui/list/words.ts";
import { ChoiceRow } from "../filters/choice-row.tsx";
import type { filterRows } from "./filter-choices.ts";

/** What narrows the models, a row for each kind. */
export function ModelFilters({ rows }: { rows: ReturnType<typeof filterRows> }) {
  return (
    <nav aria-label={listWords.of(useLanguage()).filters} className="grid divide-y divide-line">
      {rows.map(({ name, label, choices }) => (
        <ChoiceRow key={name} label={label} choices={choices} layout="group" />
      ))}
    </nav>
  );
}
