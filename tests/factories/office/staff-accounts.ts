import { TOTP } from "otpauth";
import { importStaffAccount } from "#app/features/account/account.server.ts";
import { choosePassword, completeInvitation } from "#app/features/account/server/staff/invitations.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import type { FormBrowser } from "../sign-in.ts";

const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
export const staffPassword = "seven dhows at dawn";

export interface StaffLogin {
  readonly id: string;
  readonly email: string;
  /** A code of the authenticator app, so many steps of half a minute from now. */
  readonly code: (steps?: number) => string;
}

/** A member of staff who has an account with a password and an authenticator app. */
export async function staffAccount(number: number): Promise<StaffLogin> {
  const id = `01976f00-0000-7000-9000-${String(number).padStart(12, "0")}`;
  const email = `staff${number}@marsa.example`;
  const person = { id, email, name: `Staff ${number}`, nameAr: `موظف ${number}`, language: "en" } as const;
  await importStaffAccount({ ...person, password: staffPassword, totpSecret: secret }, now());
  return { id, email, code: codesOf(secret) };
}

/** The link of the newest mail to an address that has one: nobody but its reader is given it. */
export async function linkMailedTo(email: string): Promise<string> {
  const links = (await newestMessages())
    .filter(({ recipient }) => recipient === email)
    .map(({ plain }) => /https?:\S+\/accounts\/staff\/welcome\?\S+/.exec(plain)?.[0]);
  return links.find((link) => link !== undefined) ?? "";
}

/** Chooses a password and enters the first code of an app, as the pages of the link do. Answers the account. */
export async function followLink(email: string): Promise<string> {
  const token = new URL(await linkMailedTo(email)).searchParams.get("token") ?? "";
  await choosePassword(token, staffPassword, now());
  const used = await completeInvitation({ token, secret, step: 1 }, now());
  if (!used.ok) throw new Error(used.code);
  return used.value.id;
}

/** What an authenticator app with this secret shows. */
export function codesOf(secret: string): (steps?: number) => string {
  const app = new TOTP({ secret });
  return (steps = 0) => app.generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Signs in to the office with password and code; answers what its last page said. */
export async function signInToOffice(
  browser: FormBrowser,
  office: string,
  { email, code }: Pick<StaffLogin, "email" | "code">,
) {
  const form = await browser.open(`${office}/office/sign-in`);
  const step = await browser.submit(form, { email, password: staffPassword }, "none:");
  return browser.submit(step, { code: code() }, "none:");
}
