import { type ReactNode, useMemo, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { type CustomerAccess, CustomerQueries } from "#app/platform/api/customer-queries.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { greetingNameIn } from "../rules/names.ts";
import type { Profile } from "../rules/profile.ts";
import { useSession } from "../session/use-session.ts";
import { signInWords } from "./sign-in-words.ts";

/** Says to a customer that they go on as a visitor, and why; the sign-in leads back here. */
function ExpiredSession({ isExpired }: { readonly isExpired: boolean }) {
  const words = signInWords.of(useLanguage());
  const { signIn } = useSession();
  const [isDismissed, setDismissed] = useState(false);
  const close = () => setDismissed(true);
  return (
    <Dialog
      open={isExpired && !isDismissed}
      onClose={close}
      title={words.expiredTitle}
      actions={
        <>
          <Button variant="secondary" data-analytics="cancel" onClick={close}>
            {words.notNow}
          </Button>
          <Button data-analytics="sign-in-again" onClick={() => signIn()}>
            {words.signIn}
          </Button>
        </>
      }
    >
      <p>{words.expiredLead}</p>
    </Dialog>
  );
}

interface OpenAreaProps {
  /** Undefined of a visitor; `isClear` once the session says who is there. Until then it is shown as to a visitor. */
  readonly children: (who: { readonly profile: Profile | undefined; readonly isClear: boolean }) => ReactNode;
}

/** The part of a page that visitors and customers use alike, with a store for what they read: calls that take either. */
export function OpenArea({ children }: OpenAreaProps) {
  const session = useSession();
  const { status, profile, accessToken, serverNow } = session;
  const language = useLanguage();
  const { id: customerId = "visitor" } = profile ?? {};
  const greetingName = profile === undefined ? "" : greetingNameIn(profile, language);
  const access = useMemo<CustomerAccess>(
    () => ({ customerId, greetingName, serverNow, accessToken }),
    [customerId, greetingName, serverNow, accessToken],
  );
  return (
    <CustomerQueries access={access}>
      {children({ profile, isClear: status !== "starting" })}
      <ExpiredSession isExpired={session.status === "visitor" && session.leaving === "expired"} />
    </CustomerQueries>
  );
}
