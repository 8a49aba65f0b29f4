import { createContext, useContext } from "react";

/** The values of a form that was sent without scripts and is shown again; empty for every other form. */
export const SubmittedValues = createContext<Readonly<Record<string, string>>>({});

/** The value that the server writes into such a field. */
export function useSubmittedValue(name: string | undefined): string | undefined {
  return useContext(SubmittedValues)[name ?? ""];
}
