import { isLanguage, type Language } from "#app/i18n/language.ts";

const stateKey = "marsa.login-state";

/**
 * Sends the visitor to the accounts site, in the language of the page, and has them brought back to `returnTo`, by
 * default to this page with its query. `replaces`: this page leaves the history; `again`: a customer signs in afresh, also
 * where their session goes on.
 */
export function goToLogin({
  returnTo = location.pathname + location.search,
  replaces = false,
  again = false,
} = {}): void {
  const state = crypto.randomUUID();
  sessionStorage.setItem(stateKey, state);
  const target = new URL(returnTo, location.origin);
  target.searchParams.delete("signIn");
  const query = new URLSearchParams({ lang: pageLanguage(), redirect_url: target.href, state });
  if (again) query.set("prompt", "login");
  if (replaces) location.replace(`/accounts/login?${query}`);
  else location.assign(`/accounts/login?${query}`);
}

/** Takes parameters out of the address. */
export type LeaveOut = (names: readonly string[]) => void;

export interface LoginReturn {
  readonly code: string;
  /** The address without what the login put on it: the one that the code was made for. */
  readonly redirectUrl: string;
}

/**
 * The login code in the address, if this tab requested it: without our own `state` beside it another customer may have
 * planted the code, and it is not used.
 */
export function readLoginReturn(): LoginReturn | undefined {
  const url = new URL(location.href);
  const code = url.searchParams.get("code");
  const state = url.searchParams.get("state");
  const isOurs = state !== null && state === sessionStorage.getItem(stateKey);
  if (code === null || !isOurs) return undefined;
  sessionStorage.removeItem(stateKey);
  url.searchParams.delete("code");
  url.searchParams.delete("state");
  return { code, redirectUrl: url.href };
}

export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : "en";
}
