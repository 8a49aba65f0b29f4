import { createContext, useContext } from "react";
import { type Deed, mayDo } from "#app/features/staff/rules/permissions.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import type { showSessionCall } from "../../calls/session-calls.ts";

export type OfficeSession = AnswerTo<typeof showSessionCall>;
export type Location = OfficeSession["locations"][number];

interface Signed {
  readonly session: OfficeSession;
  /** Where the screens are now; null for a member of staff whose screens are of no place. */
  readonly location: Location | null;
  /** What may be chosen instead. */
  readonly places: readonly Location[];
  readonly chooseLocation: (id: string) => void;
}

export const SessionContext = createContext<Signed | null>(null);

export function useSession(): Signed & { readonly may: (deed: Deed, place?: string) => boolean } {
  const signed = useContext(SessionContext);
  if (signed === null) throw new Error("the frame is missing above this screen");
  return { ...signed, may: (deed, place) => mayDo(signed.session.grants, deed, place) };
}
