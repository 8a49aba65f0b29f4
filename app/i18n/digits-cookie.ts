import type { Digits } from "./numbers/digit-choices.ts";

const oneYearInSeconds = 31_536_000;

/** The name of the cookie that holds the digits a reader chose. */
export const digitsCookie = "digits";

/** Shows Arabic numbers in the digits that a reader chose, on this page and at the next visit. */
export function chooseDigits(digits: Digits): void {
  document.documentElement.dataset.digits = digits;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser yet
  document.cookie = `${digitsCookie}=${digits}; Path=/; Max-Age=${oneYearInSeconds}; SameSite=Lax`;
}

/** A script for the head of a page that is the same for all: the reader's digits are there before the page is shown. */
export const readersDigitsScript = `{const d=/(?:^|; )${digitsCookie}=(latin|arabic-indic)(?:;|$)/.exec(document.cookie);if(d)document.documentElement.dataset.digits=d[1]}`;
