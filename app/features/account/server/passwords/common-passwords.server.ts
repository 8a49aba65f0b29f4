let common: Promise<ReadonlySet<string>> | undefined;

/** The fifty thousand passwords that are tried first, in small letters. Read when the first new password is chosen. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  );
  return common;
}
