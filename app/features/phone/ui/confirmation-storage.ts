import { type Confirmation, restored, storedText } from "../rules/confirmation.ts";

// Below the drafts of forms, which a logout clears.
const place = (name: string) => `marsa.form.phone.${name}`;

/** A confirmation as it was before a reload of this tab. */
export function storedConfirmation(name: string): Confirmation | undefined {
  return restored(read(place(name)), Date.now());
}

/** Without storage in the browser all works on until a reload. */
export function storeConfirmation(name: string, state: Confirmation): void {
  write(place(name), storedText(state));
}

/** Begins anew with the next one of this name. */
export function forgetConfirmation(name: string): void {
  try {
    sessionStorage.removeItem(place(name));
  } catch {
    // Without access to storage nothing was stored.
  }
}

let browser: string | undefined;

/** A random text of this tab: a code works where it was requested. */
export function browserToken(): string {
  const name = "marsa.phone-browser";
  browser ??= read(name) ?? randomText();
  write(name, browser);
  return browser;
}

function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replace(
    /[+/=]/g,
    (sign) => ({ "+": "-", "/": "_" })[sign] ?? "",
  );
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // Private windows and full stores refuse.
  }
}
