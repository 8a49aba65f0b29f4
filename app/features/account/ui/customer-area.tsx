import { type ReactNode, useMemo } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { type CustomerAccess, CustomerQueries } from "#app/platform/api/customer-queries.tsx";
import { greetingNameIn } from "../rules/names.ts";
import type { Profile } from "../rules/profile.ts";
import { useSession } from "../session/use-session.ts";
import { RequireSignIn } from "./require-sign-in.tsx";
import { SignInAgain } from "./sign-in-again.tsx";

/** The part of a page that belongs to a signed-in customer, with a store for what they read. */
export function CustomerArea({ children }: { readonly children: ReactNode }) {
  return (
    // Another customer gets components of their own, with nothing in them of the one before.
    <RequireSignIn>
      {(profile) => (
        <OwnArea key={profile.id} profile={profile}>
          {children}
        </OwnArea>
      )}
    </RequireSignIn>
  );
}

function OwnArea({ profile, children }: { readonly profile: Profile; readonly children: ReactNode }) {
  const { accessToken, serverNow } = useSession();
  const { id: customerId } = profile;
  const greetingName = greetingNameIn(profile, useLanguage());
  const access = useMemo<CustomerAccess>(
    () => ({ customerId, greetingName, serverNow, accessToken }),
    [customerId, greetingName, serverNow, accessToken],
  );
  return (
    <CustomerQueries access={access}>
      {children}
      <SignInAgain />
    </CustomerQueries>
  );
}
