import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { DigitsSwitch } from "#app/ui/navigation/digits-switch.tsx";
import { officeQuery, useDeed } from "../../browser/office-queries.ts";
import { endSessionsCall, showAccountCall } from "../../calls/settings/account-calls.ts";
import { OtherLanguage } from "../../ui/frame/person.tsx";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Loaded } from "../../ui/kit/states.tsx";
import { officeWords } from "../../words.ts";
import { Grants } from "./grants.tsx";
import { PinDialog } from "./pin-dialog.tsx";
import { SettingsHead } from "./settings-head.tsx";
import { accountWords } from "./words.ts";

/** What everybody sets for themselves. */
export function Component() {
  const query = useQuery(officeQuery(showAccountCall, {}, { language: useLanguage() }));
  return (
    <>
      <SettingsHead />
      <Loaded query={query}>{(account) => <Account {...account} />}</Loaded>
    </>
  );
}

function Account({ email, hasPin, maySetPin }: { email: string; hasPin: boolean; maySetPin: boolean }) {
  const language = useLanguage();
  const words = accountWords.of(language);
  const { session } = useSession();
  const [isPinOpen, setPinOpen] = useState(false);
  const end = useDeed(endSessionsCall, { done: () => location.assign("/office/signed-out") });
  const named = session.grants.map((grant) => ({
    ...grant,
    placeName: [...session.locations, ...session.counters].find(({ id }) => id === grant.place)?.name ?? null,
  }));
  return (
    <div className="max-w-3xl divide-y divide-line px-4 lg:px-6">
      <Row title={words.signedInAs}>
        <p>
          <bdi>{session.member.name}</bdi>
        </p>
        <p className="text-ink-soft">
          <Ltr>{email}</Ltr>
        </p>
      </Row>
      <Row title={words.roles}>
        <Grants grants={named} />
      </Row>
      <Row
        title={words.pin}
        action={
          maySetPin && (
            <Button onPress={() => setPinOpen(true)}>{hasPin ? words.changePin : words.setPin}</Button>
          )
        }
      >
        <p className="text-ink-soft">{maySetPin ? words.pinText : words.pinOnTablet}</p>
        {hasPin && <p>{words.hasPin}</p>}
      </Row>
      {maySetPin && (
        <Row title={words.signIn} action={<SignInSettings label={words.openSignIn} />}>
          <p className="text-ink-soft">{words.signInText}</p>
        </Row>
      )}
      <Row title={words.language}>
        <span className="press inline-flex items-center gap-6">
          <OtherLanguage />
          <DigitsSwitch className="hover:text-ink" />
        </span>
      </Row>
      <Row
        title={words.sessions}
        action={
          <div className="flex flex-wrap gap-2">
            {maySetPin && (
              <form method="post" action="/office/sign-out">
                <Button type="submit">{officeWords.of(language).signOut}</Button>
              </form>
            )}
            <Button onPress={() => end.mutate({ body: {} })} busy={end.isPending}>
              {words.endSessions}
            </Button>
          </div>
        }
      >
        <p className="text-ink-soft">{words.sessionsText}</p>
      </Row>
      <PinDialog open={isPinOpen} onClose={() => setPinOpen(false)} />
    </div>
  );
}

/** The page of the accounts site is another one: it opens beside this. */
function SignInSettings({ label }: { label: string }) {
  return (
    <Button
      onPress={() =>
        window.open("/office/sign-in?fresh=true&return=/accounts/staff/factors/passkey", "_blank", "noopener")
      }
    >
      {label}
    </Button>
  );
}

interface RowProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

function Row({ title, children, action }: RowProps) {
  return (
    <section className="grid gap-x-6 gap-y-2 py-5 text-sm sm:grid-cols-[12rem_minmax(0,1fr)]">
      <h2 className="text-ink-soft">{title}</h2>
      <div className="grid justify-items-start gap-2">
        <div className="grid max-w-prose gap-1">{children}</div>
        {action}
      </div>
    </section>
  );
}
