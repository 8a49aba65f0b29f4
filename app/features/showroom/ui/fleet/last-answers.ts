import { readDraft, saveDraft } from "#app/ui/form/draft.ts";

/** Under what was typed into forms, so that logging out removes it too. */
const name = "fleet-calculator";

/** Stores the answers of the calculator for this tab, so that the form of the fleet page starts with them. */
export function storeLastAnswers(address: string): void {
  saveDraft(name, { values: Object.fromEntries(new URLSearchParams(address)) });
}

/** The answers last given in this tab, as a query; empty without any. */
export function lastAnswers(): string {
  return new URLSearchParams(readDraft(name)?.values).toString();
}
