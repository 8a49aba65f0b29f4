import { createContext, useContext } from "react";

/** What a form held that was sent without scripts and is shown again; empty for every other form. */
export const WrittenValues = createContext<Readonly<Record<string, string>>>({});

/** What the server writes into a field of a form that is shown again. */
export function useWrittenValue(name: string | undefined): string | undefined {
  return useContext(WrittenValues)[name ?? ""];
}
