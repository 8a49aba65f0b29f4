/** The customer as the site knows them, read from the access token's payload (product/accounts.md#profile). */
export interface Profile {
  readonly id: string;
  readonly sfAccountId: string;
  readonly kunnr: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phones: readonly { readonly phoneNumber: string }[];
  readonly emails: readonly { readonly email: string }[];
}

/** What an access token carries. `sid` names the session; `iat` and `exp` are seconds of the server's clock. */
export interface AccessTokenPayload {
  readonly user: Profile;
  readonly sid: string;
  readonly iat: number;
  readonly exp: number;
}

/** The initials shown in the header: first letters of first and last name, for Arabic parted by a thin space. */
export function initialsOf({ firstName, lastName }: Pick<Profile, "firstName" | "lastName">): string {
  const letters = [firstName, lastName].map((name) => /\p{L}/u.exec(name)?.[0] ?? "").join("");
  // Arabic letters would join into something that looks like a word.
  return [...letters].join(/\p{Script=Arabic}/u.test(letters) ? "\u2009" : "").toUpperCase();
}
