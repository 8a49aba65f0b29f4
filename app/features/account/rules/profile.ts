/** The customer as the site knows them, read from the access token's payload (product/accounts.md#profile). */
export interface Profile {
  readonly id: string;
  readonly sfAccountId: string;
  readonly kunnr: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The whole name in Arabic letters, where the customer gave one. */
  readonly nameAr?: string | undefined;
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
