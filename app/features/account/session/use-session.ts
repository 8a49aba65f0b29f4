import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import type { Profile } from "../rules/profile.ts";
import { goToLogin } from "./login-redirect.ts";
import { type PageSession, startingState } from "./page-session.ts";
import type { Leaving, SessionState } from "./session-machine.ts";
import { readTokens, serverNow } from "./token-storage.ts";

/** The running session, given by `SessionProvider`; there is none on the server. */
export const SessionContext = createContext<PageSession | undefined>(undefined);

interface SessionActions {
  /** A token for a call, renewed where needed; undefined for visitors. */
  readonly accessToken: () => Promise<string | undefined>;
  /** The stored token, which may have expired; undefined for visitors. For calls that wait for no renewal. */
  readonly storedToken: () => string | undefined;
  /** The server's time in milliseconds, whatever the clock of the device says. */
  readonly serverNow: () => number;
  /** Leaves for the accounts site and comes back to `returnTo`, by default this page with its query. */
  readonly signIn: typeof goToLogin;
  readonly logout: () => void;
  /** Forgets the customer, whose session a deletion has ended; the page stays. */
  readonly accountDeleted: () => void;
  /** Has the profile read anew, after it was changed. */
  readonly renew: () => Promise<void>;
}

/** What components see of the session. A visitor who is `leaving` is on the way home or has deleted the
 * account, and one whose `loginFailed` just came back from the login. */
export type Session = SessionActions &
  (
    | { readonly status: "starting"; readonly profile?: undefined }
    | {
        readonly status: "visitor";
        readonly profile?: undefined;
        readonly leaving: Leaving | null;
        readonly loginFailed: boolean;
      }
    | { readonly status: "signed-in"; readonly profile: Profile; readonly isReadOnly: boolean }
  );

export function useSession(): Session {
  const runtime = useContext(SessionContext);
  const actions = useMemo(() => actionsOf(runtime), [runtime]);
  const state = useSyncExternalStore(
    actions.subscribe,
    () => runtime?.state ?? startingState,
    () => startingState,
  );
  return useMemo(() => ({ ...actions, ...viewOf(state) }), [actions, state]);
}

function actionsOf(runtime: PageSession | undefined) {
  return {
    subscribe: (listener: () => void) => runtime?.subscribe(listener) ?? (() => undefined),
    accessToken: async () => runtime?.accessToken(),
    storedToken: () => readTokens()?.accessToken || undefined,
    serverNow,
    signIn: goToLogin,
    logout: () => runtime?.send({ type: "logout-requested" }),
    accountDeleted: () => runtime?.send({ type: "account-deleted" }),
    renew: async () => runtime?.renew(),
  };
}

function viewOf(state: SessionState) {
  switch (state.status) {
    case "starting":
      return { status: state.status };
    case "visitor":
      return { status: state.status, leaving: state.leaving, loginFailed: state.isCodeRefused };
    case "signed-in":
      return { status: state.status, profile: state.profile, isReadOnly: state.isReadOnly };
  }
}
