import { type ReactNode, useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Button } from "#app/ui/button.tsx";
import { useSession } from "../../session/use-session.ts";
import { settingsWords } from "./settings-words.ts";

interface FreshGateProps {
  /** Until when the sign-in is fresh; null where it no longer is. */
  freshUntil: string | null;
  children: ReactNode;
}

/**
 * What takes a fresh sign-in. Without one it says so before anything is typed. One that ends while the form is open leaves
 * it there: the call says so then.
 */
export function FreshGate({ freshUntil, children }: FreshGateProps) {
  const words = settingsWords.of(useLanguage());
  const { signIn } = useSession();
  const { serverNow } = useCustomerAccess();
  const isFresh = freshUntil !== null && Date.parse(freshUntil) > serverNow();
  const [wasFresh, setWasFresh] = useState(isFresh);
  useEffect(() => {
    if (isFresh) setWasFresh(true);
  }, [isFresh]);
  if (isFresh || wasFresh) return children;
  return (
    <div className="grid gap-6">
      <p>{words.againLead}</p>
      <Button wide data-analytics="sign-in-again" onClick={() => signIn({ again: true })}>
        {words.again}
      </Button>
    </div>
  );
}
