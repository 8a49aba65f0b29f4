import { useSyncExternalStore } from "react";
import { kilometersBetween, type Position } from "#app/lib/distance.ts";
import { locateVisitor } from "#app/ui/map/locate-visitor.ts";

type Finding =
  | { readonly stage: "idle" | "locating" | "unknown"; readonly position?: undefined }
  | { readonly stage: "located"; readonly position: Position };

/** Lives as long as the page, in the browser alone: it is neither sent nor stored. */
let finding: Finding = { stage: "idle" };
const listeners = new Set<() => void>();

/** Where the customer is, once they have pressed the button: a refusal is an answer like any other. */
export function usePosition() {
  const current = useSyncExternalStore(listen, read, read);
  const { position } = current;
  return {
    ...current,
    locate,
    /** Kilometers from the customer to a place; undefined before the customer has said where they are. */
    distanceTo: (place: Position) => position && kilometersBetween(position, place),
  };
}

async function locate(): Promise<void> {
  become({ stage: "locating" });
  const position = await locateVisitor();
  become(position ? { stage: "located", position } : { stage: "unknown" });
}

function become(next: Finding): void {
  finding = next;
  for (const notify of listeners) notify();
}

function listen(notify: () => void): () => void {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
    // A refusal answers the press on its own page; the next page has not requested anything.
    if (listeners.size === 0 && finding.stage === "unknown") finding = { stage: "idle" };
  };
}

const read = () => finding;
