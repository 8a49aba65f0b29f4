import type { ReactNode } from "react";
import { onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import type { PageSession } from "../../session/page-session.ts";
import { SessionContext } from "../../session/use-session.ts";
import type { Account, SignedInDevice } from "../../settings-calls.ts";
import { SignInAgain } from "../sign-in-again.tsx";

/** The morning on which these pages are looked at. */
const now = Date.parse("2026-11-23T08:00:00.000Z");
export const freshUntil = "2026-11-23T08:04:00.000Z";
const profile = {
  ...{ id: "1", sfAccountId: "1", kunnr: "1", firstName: "Noora", lastName: "Al Kuwari" },
  ...{ emails: [{ email: "noora@example.qa" }], phones: [{ phoneNumber: "55123456" }] },
};

interface RenderOptions {
  answers: Parameters<typeof answerCalls>[0];
  language?: Language;
  /** The address of the page. */
  at?: string;
}

/** Renders a part of the account's pages for a signed-in customer, with the notice to sign in again beside it. */
export async function renderAccount(node: ReactNode, { answers, ...options }: RenderOptions) {
  const calls = answerCalls(answers);
  const renew = vi.fn(async () => undefined);
  const state = { status: "signed-in", profile, isReadOnly: false };
  const session = { state, subscribe: () => () => undefined, renew } as unknown as PageSession;
  const within = (shown: ReactNode) => (
    <SessionContext value={session}>
      {shown}
      <SignInAgain />
    </SessionContext>
  );
  onTestFinished(dismissToasts);
  const screen = await render(within(node), { width: 390, customer: { serverNow: () => now }, ...options });
  return {
    screen,
    calls,
    renew,
    /** The calls that were made by a method. */
    made: (method: string) => calls.filter((call) => call.method === method),
    /** Renders something else in the same place. */
    show: (shown: ReactNode) => screen.show(within(shown)),
  };
}

/** They stand beside the page, and an error stays. */
function dismissToasts(): void {
  const name = /Dismiss this message|إخفاء هذه الرسالة/;
  for (const button of page.getByRole("button", { name }).elements()) (button as HTMLElement).click();
}

/** An account of our own issuer: a password, no further factor, signed in a minute ago. */
export function accountExample(changes: Partial<Account> = {}): Account {
  return {
    firstName: "Noora",
    lastName: "Al Kuwari",
    nameAr: "",
    email: "noora@example.qa",
    pendingEmail: null,
    messageLanguage: "en",
    ...{ isOwnIssuer: true, authenticatorSince: null, recoveryCodesLeft: 0, passkeys: [], freshUntil },
    ...changes,
  };
}

/** Late in the evening in UTC it is the next day in Qatar. */
const evening = "2026-11-22T21:30:00.000Z";

/** An account with every factor. */
export const secureAccountExample = accountExample({
  ...{ authenticatorSince: evening, recoveryCodesLeft: 7 },
  passkeys: [
    { id: "p1", browser: "Safari", system: "iOS", addedAt: evening, lastUsedAt: null },
    { id: "p2", browser: "", system: "", addedAt: evening, lastUsedAt: null },
  ],
});

export function deviceExample(changes: Partial<SignedInDevice> = {}): SignedInDevice {
  return {
    ...{ id: "d1", browser: "Chrome", system: "Windows", isThis: false },
    ...{ signedInAt: "2026-11-20T06:00:00.000Z", lastUsedAt: "2026-11-23T07:30:00.000Z" },
    endsAt: "2027-02-18T06:00:00.000Z",
    ...changes,
  };
}
