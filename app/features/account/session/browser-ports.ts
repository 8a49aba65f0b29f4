import { callApi, callRejectedEvent } from "#app/platform/api-client.ts";
import { exchangeLoginCodeCall, logoutCall, refreshTokensCall } from "../calls.ts";
import { accountWords } from "../words.ts";
import { goToLogin, type LoginReturn, pageLanguage } from "./login-redirect.ts";
import type { SessionPorts, TokenReply } from "./session-runtime.ts";
import { deleteTokens, readTokens, serverNow, tokensKeys, writeTokens } from "./token-storage.ts";

declare global {
  interface Window {
    /** Present in the importer's own app, which shows the site in a web view. */
    readonly ReactNativeWebView?: { postMessage(message: string): void };
  }
  interface WindowEventMap {
    "login-update": CustomEvent<import("../rules/profile.ts").Profile | null>;
  }
}

/** The browser itself. `replaceAddress` goes through the router, so that it does not bring the login code back. */
export function browserPorts(
  login: LoginReturn | undefined,
  replaceAddress: (address: string) => void,
): SessionPorts {
  let pending = login;
  return {
    readTokens,
    writeTokens,
    deleteTokens,
    serverNow,
    takeCode() {
      const code = pending?.code ?? null;
      if (code === null && new URL(location.href).searchParams.has("code"))
        replaceAddress(addressWithoutCode());
      return code;
    },
    dropCode: () => replaceAddress(addressWithoutCode()),
    exchangeCode: async (code) => {
      const body = { code, ...(pending === undefined ? {} : { redirectUrl: pending.redirectUrl }) };
      pending = undefined;
      return replyFrom(await callApi(exchangeLoginCodeCall, { body, language: pageLanguage() }));
    },
    refresh: async (refreshToken) =>
      replyFrom(await callApi(refreshTokensCall, { body: { refreshToken }, language: pageLanguage() })),
    // Sent also while the page is being left.
    revoke: (refreshToken) =>
      void callApi(logoutCall, {
        body: { refreshToken },
        language: pageLanguage(),
        fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
      }),
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
      dispatchEvent(new CustomEvent("login-update", { detail: profile }));
    },
    leave(reason) {
      if (reason === "asked") leaveForHome();
      else endSession();
    },
  };
}

function addressWithoutCode(): string {
  const url = new URL(location.href);
  url.searchParams.delete("code");
  url.searchParams.delete("state");
  return `${url.pathname}${url.search}${url.hash}`;
}

function homeAddress(): string {
  return `/?lang=${pageLanguage()}`;
}

/** By way of the accounts site, whose own session ends too: the next login asks for the password. */
function leaveForHome(): void {
  location.assign(`/accounts/logout?redirect_url=${encodeURIComponent(location.origin + homeAddress())}`);
}

/** The site goes home; in the importer's app its web view says what happened and asks to sign in again. */
function endSession(): void {
  if (!isEmbedded()) {
    location.assign(homeAddress());
    return;
  }
  window.ReactNativeWebView?.postMessage(JSON.stringify({ type: "session-expired" }));
  // The specification asks for an alert in the web view (section 4, Auth).
  alert(accountWords.of(pageLanguage()).sessionEnded);
  goToLogin();
}

function isEmbedded(): boolean {
  return window.ReactNativeWebView !== undefined || /\bMarsaApp\//.test(navigator.userAgent);
}

/** Any 401 and any reply that says no mean expired; an outage, a limit and a timeout do not. */
function replyFrom(
  reply: { ok: true; data: { accessToken: string; refreshToken: string } } | { ok: false; status: number },
): TokenReply {
  if (reply.ok) return { outcome: "tokens", tokens: reply.data };
  const isOutage = reply.status === 0 || reply.status >= 500 || reply.status === 408 || reply.status === 429;
  return { outcome: isOutage ? "unavailable" : "rejected" };
}
