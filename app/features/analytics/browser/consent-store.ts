import { useSyncExternalStore } from "react";
import { type ConsentChoice, parseChoice, stillHolds } from "../rules/consent.ts";

// `ui/use-wanted.ts` looks at it, too, without loading this file.
const key = "marsa.consent";
const listeners = new Set<() => void>();

/** The last text read, so that the same choice stays the same object. */
let read: { readonly text: string | null; readonly choice: ConsentChoice | null } = {
  text: null,
  choice: null,
};

/** The choice of this browser; null before one was made. Without storage it lasts as long as the page. */
export function readChoice(): ConsentChoice | null {
  let text = read.text;
  try {
    text = localStorage.getItem(key);
  } catch {
    // Storage is forbidden: what was said on this page stands.
  }
  if (text !== read.text) read = { text, choice: parseChoice(text) };
  return read.choice;
}

export function saveChoice(answer: ConsentChoice["answer"], version: number): void {
  const choice: ConsentChoice = { answer, at: new Date().toISOString(), version };
  const text = JSON.stringify(choice);
  try {
    localStorage.setItem(key, text);
  } catch {
    read = { text, choice };
  }
  for (const listener of listeners) listener();
}

/** Null while the question is open. */
export type ConsentAnswer = ConsentChoice["answer"] | null;

/** The answer to this version of the question. */
export function useConsentAnswer(version: number): ConsentAnswer {
  const choice = useSyncExternalStore(subscribe, readChoice);
  return stillHolds(choice, version) ? choice.answer : null;
}

/** Another tab of the same browser may choose, too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
