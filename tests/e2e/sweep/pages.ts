import type { Language } from "#app/i18n/language.ts";
import { accountsPages } from "./accounts-pages.ts";
import { customerPages } from "./customer-pages.ts";
import { officePages } from "./office-pages.ts";
import { signedPages } from "./signed-pages.ts";
import { visitorPages } from "./visitor-pages.ts";

/** Of screens, in pixels: at 320 and 768 it matters only whether all has room. */
export type Width = 320 | 390 | 768 | 1280;

/** Pressed: an element by a selector, or a button by its name in the language of the run. */
export type Press = string | ((language: Language) => string);

/** What is looked at after some presses: a dialog, a menu, the next step of a wizard. */
export interface Opening {
  readonly name: string;
  readonly presses: readonly Press[];
  /** On which screens it can be opened; otherwise on both. */
  readonly at?: 390 | 1280;
  /** The page goes on by them: nothing lies over it. */
  readonly isStep?: true;
}

export interface SweptPage {
  /** The pattern of its address, as the program names it. */
  readonly route: string;
  /** Its address where the pattern is none; `{name}` stands for what was made for it. */
  readonly address?: string;
  readonly status?: number;
  readonly opens?: readonly Opening[];
}

/** Pages that one person looks at in one go. */
export interface SweptGroup {
  readonly name: string;
  readonly pages: readonly SweptPage[];
}

/** Every page that is swept. */
export const sweptGroups = {
  visitor: visitorPages,
  customer: customerPages,
  accounts: accountsPages,
  signed: signedPages,
  office: officePages,
} as const;

/** Addresses that show no page of their own, and why no look at them is needed. */
export const notSwept: Readonly<Record<string, string>> = {
  "/accounts": "leads to the sign-in",
  "/accounts/login": "leads to the sign-in",
  "/accounts/assets/:name": "files",
  "/accounts/staff/interaction/:id/register": "staff do not register",
  "/accounts/staff/interaction/:id/forgotten": "staff are invited anew",
  "/accounts/staff/factors/authenticator": "replaced by the invitation's page",
  "/accounts/staff/factors/passkey": "the page of customers, in the frame of staff",
  "/accounts/staff/factors/recovery-codes": "the page of customers, in the frame of staff",
  "/accounts/factors/recovery-codes": "needs an authenticator: authenticator-app.spec.ts",
  "/test-drive-confirmation": "needs the wizard that came before: book-a-test-drive.spec.ts",
  "/drive/:token/appointment.ics": "a file",
  "/visit/:token/appointment.ics": "a file",
  "/showroom/:token/license/:side": "a picture",
  "/paper/:token": "needs a mail to staff about a document: paper-pages.test.ts",
};
