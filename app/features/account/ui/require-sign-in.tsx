import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import type { Profile } from "../rules/profile.ts";
import { useSession } from "../session/use-session.ts";
import { accountWords } from "../words.ts";

interface RequireSignInProps {
  readonly children: (profile: Profile) => ReactNode;
  /** What stands there until the customer is known; by default a ring. */
  readonly waiting?: ReactNode;
}

/**
 * Shows its children to signed-in customers only. Visitors are sent to login, once no login code is being processed,
 * and come back to where they were, query included. A page whose customer deletes the account stays.
 */
export function RequireSignIn({ children, waiting }: RequireSignInProps) {
  const session = useSession();
  const { signIn } = session;
  const [last, setLast] = useState<Profile>();
  if (session.status === "signed-in" && session.profile !== last) setLast(session.profile);
  const isSentAway = session.status === "visitor" && session.leaving === null && !session.loginFailed;
  useEffect(() => {
    // In place of this page, so that the browser's back button leads to the one before.
    if (isSentAway) signIn({ replaces: true });
  }, [isSentAway, signIn]);
  if (session.status === "signed-in") return children(session.profile);
  if (session.status === "visitor" && session.leaving === "deleted" && last) return children(last);
  if (session.status === "visitor" && (session.loginFailed || session.leaving === "expired"))
    return <SignInNeeded isExpired={!session.loginFailed} onSignIn={() => signIn()} />;
  return (
    waiting ?? (
      <div className="grid min-h-svh place-items-center">
        <Spinner />
      </div>
    )
  );
}

interface SignInNeededProps {
  /** The session ended while the page was used: what was typed is here again after a sign-in. */
  readonly isExpired: boolean;
  readonly onSignIn: () => void;
}

/** After a login that did not succeed the visitor decides: by itself the page would go in circles. */
function SignInNeeded({ isExpired, onSignIn }: SignInNeededProps) {
  const words = accountWords.of(useLanguage());
  const title = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone with the page.
  useEffect(() => {
    if (isExpired) title.current?.focus();
  }, [isExpired]);
  return (
    <section
      className="mx-auto grid max-w-md justify-items-start gap-6 px-6 py-24"
      aria-labelledby="sign-in-again"
    >
      <h1 ref={title} tabIndex={-1} id="sign-in-again" className="text-heading">
        {isExpired ? words.expiredTitle : words.signInNeeded}
      </h1>
      <p>{isExpired ? words.expiredLead : words.sessionEnded}</p>
      <Button data-analytics="login" onClick={onSignIn}>
        {words.signIn}
      </Button>
    </section>
  );
}
