import { useSession } from "#app/features/account/session/use-session.ts";
import { Button } from "#app/ui/button.tsx";
import { useDrivePage } from "../drive-page.ts";

/** A visitor with an account may sign in on the way: all that was chosen is there afterwards. */
export function SignInOffer() {
  const { texts } = useDrivePage();
  const { signIn } = useSession();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-sand-50 p-4 ps-5">
      <p className="min-w-0 flex-1 basis-60">{texts.signInText}</p>
      <Button variant="secondary" data-analytics="login" className="max-sm:w-full" onClick={() => signIn()}>
        {texts.signInLabel}
      </Button>
    </div>
  );
}
