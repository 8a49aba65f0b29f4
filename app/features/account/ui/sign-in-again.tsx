import { useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { signInAgainEvent } from "#app/platform/api/call-rejected.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { useSession } from "../session/use-session.ts";
import { signInWords } from "./sign-in-words.ts";

/**
 * Offers to sign in again where a call was refused for want of a fresh sign-in. The accounts site brings the customer back
 * to this address; what they typed waits there in the form's draft.
 */
export function SignInAgain() {
  const words = signInWords.of(useLanguage());
  const { signIn } = useSession();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = () => setOpen(true);
    addEventListener(signInAgainEvent, open);
    return () => removeEventListener(signInAgainEvent, open);
  }, []);
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title={words.againTitle}
      actions={
        <>
          <Button variant="secondary" data-analytics="cancel" onClick={() => setOpen(false)}>
            {words.notNow}
          </Button>
          <Button data-analytics="sign-in-again" onClick={() => signIn({ again: true })}>
            {words.again}
          </Button>
        </>
      }
    >
      <p>{words.againLead}</p>
    </Dialog>
  );
}
