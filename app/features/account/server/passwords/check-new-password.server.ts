import { config } from "#app/platform/config.server.ts";
import { type NewPasswordProblem, newPasswordProblem } from "../../rules/new-password.ts";
import { commonPasswords } from "./common-passwords.server.ts";

/** What others know of the customer who chooses a password. */
export interface AccountHolder {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** What is wrong with a new password; undefined when it is accepted. */
export async function checkNewPassword(
  password: string,
  { email, firstName, lastName }: AccountHolder,
): Promise<NewPasswordProblem | undefined> {
  const common = await commonPasswords();
  const { importer, brands } = config;
  const names = [importer.name, ...Object.values(brands).map(({ name }) => name)];
  return newPasswordProblem(password, {
    isCommon: (word) => common.has(word),
    personalWords: [email, firstName, lastName, ...names.flatMap(({ en, ar }) => [en, ar])],
  });
}
