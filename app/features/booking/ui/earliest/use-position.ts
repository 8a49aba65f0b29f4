import { useSyncExternalStore } from "react";
import { locateVisitor } from "#app/ui/map/locate-visitor.ts";
import { kilometersBetween, type Position } from "../../rules/earliest.ts";

type Finding =
  | { readonly stage: "unasked" | "asking" | "unknown"; readonly position?: undefined }
  | { readonly stage: "known"; readonly position: Position };

/** Kept for as long as the page lives, in the browser alone: it is neither sent nor written down. */
let finding: Finding = { stage: "unasked" };
const listeners = new Set<() => void>();

/** Where the customer is, once they have pressed to tell: a refusal is an answer like any other. */
export function usePosition() {
  const current = useSyncExternalStore(listen, read, read);
  const { position } = current;
  return {
    ...current,
    ask,
    /** Kilometres from the customer to a place; undefined while nobody said where they are. */
    distanceTo: (place: Position) => position && kilometersBetween(position, place),
  };
}

async function ask(): Promise<void> {
  become({ stage: "asking" });
  const position = await locateVisitor();
  become(position ? { stage: "known", position } : { stage: "unknown" });
}

function become(next: Finding): void {
  finding = next;
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

const read = () => finding;
