import { readDraft, saveDraft } from "#app/ui/form/draft.ts";

/** Under what was typed into forms, so that it goes with it when somebody logs out. */
const name = "fleet-calculator";

/** Keeps the answers of the calculator for this tab: whoever returns to the page of the fleet finds them in its form. */
export function keepLastAnswers(address: string): void {
  saveDraft(name, { values: Object.fromEntries(new URLSearchParams(address)) });
}

/** The answers last given in this tab, as a query; empty without any. */
export function lastAnswers(): string {
  return new URLSearchParams(readDraft(name)?.values).toString();
}
