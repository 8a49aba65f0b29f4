import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import type { Profile } from "../rules/profile.ts";
import { useSession } from "../session/use-session.ts";
import { accountWords } from "../words.ts";
import { signInWords } from "./sign-in-words.ts";

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
  if (session.status === "visitor" && session.loginFailed)
    return <SignInAgain reason="signInNeeded" onSignIn={() => signIn()} />;
  if (session.status === "visitor" && session.leaving === "expired")
    return <SignInAgain reason="expired" onSignIn={() => signIn()} />;
  // For a moment on the way home, and for longer where there is no connection.
  if (session.status === "visitor" && session.leaving !== null)
    return <SignInAgain reason="signedOut" onSignIn={() => signIn()} />;
  return (
    waiting ?? (
      <div className="grid min-h-svh place-items-center">
        <Spinner />
      </div>
    )
  );
}

interface SignInAgainProps {
  /** A login that did not succeed, a session that ended while the page was used, a sign-out. */
  readonly reason: "signInNeeded" | "expired" | "signedOut";
  readonly onSignIn: () => void;
}

/** After what ended a session the visitor decides how to go on: by itself the page would go in circles. */
function SignInAgain({ reason, onSignIn }: SignInAgainProps) {
  const language = useLanguage();
  const words = signInWords.of(language);
  const texts = {
    signInNeeded: { heading: words.signInNeeded, lead: accountWords.of(language).sessionEnded },
    expired: { heading: words.expiredTitle, lead: words.expiredLead },
    signedOut: { heading: words.signedOut, lead: undefined },
  };
  const { heading, lead } = texts[reason];
  const title = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone with the page.
  useEffect(() => {
    if (reason === "expired") title.current?.focus();
  }, [reason]);
  return (
    <section
      className="mx-auto grid max-w-md justify-items-start gap-6 px-6 py-24"
      aria-labelledby="sign-in-again"
    >
      <h1 ref={title} tabIndex={-1} id="sign-in-again" className="text-heading outline-none">
        {heading}
      </h1>
      {lead && <p>{lead}</p>}
      <Button data-analytics="login" onClick={onSignIn}>
        {words.signIn}
      </Button>
    </section>
  );
}
