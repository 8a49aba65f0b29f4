import { callRejectedEvent } from "#app/platform/api/call-rejected.ts";
import { clearDrafts } from "#app/ui/form/draft.ts";
import { accountWords } from "../words.ts";
import { forgetPerson } from "./leaving/forget-person.ts";
import { goToLogin, type LeaveOut, type LoginReturn, pageLanguage } from "./login-redirect.ts";
import type { SessionPorts, TokenReply } from "./session-runtime.ts";
import { readTokens, serverNow, tokensKeys } from "./token-storage.ts";
import { deleteTokens, writeTokens } from "./write-tokens.ts";

declare global {
  interface Window {
    /** Present in the importer's own app, which shows the site in a web view. */
    readonly ReactNativeWebView?: { postMessage(message: string): void };
  }
  interface WindowEventMap {
    "login-update": CustomEvent<import("../rules/profile.ts").Profile | null>;
  }
}

/** The browser itself. */
export function browserPorts(login: LoginReturn | undefined, leaveOut: LeaveOut): SessionPorts {
  let pending = login;
  const dropCode = () => leaveOut(["code", "state"]);
  return {
    readTokens() {
      const tokens = readTokens();
      // Who is signed in may leave at any moment, and a page that is being left loads nothing more.
      if (tokens !== null) void calls().catch(() => undefined);
      return tokens;
    },
    writeTokens,
    deleteTokens,
    serverNow,
    takeCode() {
      const code = pending?.code ?? null;
      if (code === null && new URL(location.href).searchParams.has("code")) dropCode();
      return code;
    },
    dropCode,
    exchangeCode: async (code) => {
      const body = { code, redirectUrl: pending?.redirectUrl ?? "" };
      pending = undefined;
      return unlessAway(async () => (await calls()).exchangeCode(body, pageLanguage()));
    },
    refresh: (refreshToken) => unlessAway(async () => (await calls()).refresh(refreshToken, pageLanguage())),
    revoke: (refreshToken) => void calls().then(({ revoke }) => revoke(refreshToken, pageLanguage())),
    exclusively: (work) =>
      // Without locks (a page over plain http) the server's grace of 60 seconds keeps the tabs together.
      navigator.locks === undefined ? work() : navigator.locks.request("marsa-session", work),
    after(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    every(ms, work) {
      const timer = setInterval(work, ms);
      return () => clearInterval(timer);
    },
    onTokensChanged(work) {
      const listener = ({ key }: StorageEvent) => {
        if (key === null || tokensKeys.includes(key)) work();
      };
      addEventListener("storage", listener);
      return () => removeEventListener("storage", listener);
    },
    onReturn(work) {
      const listener = () => document.visibilityState === "visible" && work();
      addEventListener("online", listener);
      document.addEventListener("visibilitychange", listener);
      return () => {
        removeEventListener("online", listener);
        document.removeEventListener("visibilitychange", listener);
      };
    },
    onCallRejected(work) {
      addEventListener(callRejectedEvent, work);
      return () => removeEventListener(callRejectedEvent, work);
    },
    announce(profile) {
      if (profile !== null) keepDraftsOf(profile.id);
      dispatchEvent(new CustomEvent("login-update", { detail: profile }));
    },
    leave(reason) {
      // It ended while the page was used: the page says so, and what was typed waits for the same customer.
      if (reason === "expired") return isEmbedded() ? signInAgain() : undefined;
      // A logout in another tab: the next person finds no name or number.
      clearDrafts();
      // Who comes back to this page as it stood reads it anew: as a visitor's.
      addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
      if (reason === "ended") return isEmbedded() ? signInAgain() : location.assign(homeAddress());
      forgetPerson();
      if (reason === "requested") leaveForHome();
    },
  };
}

function homeAddress(): string {
  return `/?lang=${pageLanguage()}`;
}

/** By way of the accounts site, whose own session ends too: the next login requests the password. */
function leaveForHome(): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = `/accounts/logout?lang=${pageLanguage()}`;
  const field = document.createElement("input");
  field.type = "hidden";
  field.name = "redirect_url";
  field.value = location.origin + homeAddress();
  form.append(field);
  document.body.append(form);
  form.submit();
}

/** In the importer's app its web view says what happened and offers to sign in again. */
function signInAgain(): void {
  window.ReactNativeWebView?.postMessage(JSON.stringify({ type: "session-expired" }));
  // A web view shows an alert (product/accounts.md#session).
  alert(accountWords.of(pageLanguage()).sessionEnded);
  goToLogin();
}

/** In `sessionStorage`: whose drafts this tab holds. */
const draftsOfKey = "marsa.drafts-of";

/** Another customer finds nothing of what the one before has typed. */
function keepDraftsOf(customerId: string): void {
  try {
    const former = sessionStorage.getItem(draftsOfKey);
    if (former !== null && former !== customerId) clearDrafts();
    sessionStorage.setItem(draftsOfKey, customerId);
  } catch {
    // Without access to storage nothing was stored.
  }
}

function isEmbedded(): boolean {
  return window.ReactNativeWebView !== undefined || /\bMarsaApp\//.test(navigator.userAgent);
}

/** The calls and what they carry with them arrive when they are needed: most visitors never sign in. */
function calls() {
  return import("./session-calls.ts");
}

/** Not even the calls could be loaded: that is an outage, not a refusal. */
function unlessAway(work: () => Promise<TokenReply>): Promise<TokenReply> {
  return work().catch(() => ({ outcome: "unavailable" }));
}
