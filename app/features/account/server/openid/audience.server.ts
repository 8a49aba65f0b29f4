import { config, officeOrigin, origin } from "#app/platform/config.server.ts";

/** The issuer of customers who registered on the built-in accounts site, and of members of staff who were invited to it. */
export const builtInIssuer = "built-in";
export const staffIssuer = "staff";

interface ExternalIssuer {
  readonly issuer?: string | undefined;
  readonly clientId?: string | undefined;
  readonly clientSecret?: string | undefined;
}

/**
 * Who signs in: customers and members of staff have accounts, clients, cookies and pages of their own. Nothing of one side
 * opens the other, and one browser may be signed in to both.
 */
export interface Audience {
  readonly name: "customers" | "staff";
  /** What stands in the rows of those who sign in by the built-in provider. */
  readonly issuer: string;
  /** The address of its pages and its provider: staff sign in at the office's host. */
  readonly origin: () => string;
  /** Where its pages stand, below the origin. */
  readonly base: string;
  /** Where its provider answers, below the origin. */
  readonly oidcPath: string;
  readonly clientId: string;
  readonly redirectUri: () => string;
  readonly cookies: {
    readonly session: "marsa_account" | "marsa_staff_account";
    readonly login: "marsa_login" | "marsa_staff_login";
    readonly resume: "marsa_login_resume" | "marsa_staff_login_resume";
    readonly browser: "marsa_browser" | "marsa_staff_browser";
    readonly device: "marsa_device" | "marsa_staff_device";
  };
  /** Another issuer that the importer named; then there are no accounts of this audience here. */
  readonly external: () => ExternalIssuer;
  /** What the secrets of its client and its cookies are made for. */
  readonly purposes: { readonly client: string; readonly cookies: string };
  readonly sessionSeconds: number;
}

export const customers: Audience = {
  name: "customers",
  issuer: builtInIssuer,
  origin,
  base: "/accounts",
  oidcPath: "/accounts/oidc",
  clientId: "marsa-site",
  redirectUri: () => `${origin()}/accounts/return`,
  cookies: {
    session: "marsa_account",
    login: "marsa_login",
    resume: "marsa_login_resume",
    browser: "marsa_browser",
    device: "marsa_device",
  },
  external: () => config.accounts,
  purposes: { client: "oidc client", cookies: "account cookies" },
  sessionSeconds: 14 * 24 * 60 * 60,
};

export const staff: Audience = {
  name: "staff",
  issuer: staffIssuer,
  origin: officeOrigin,
  base: "/accounts/staff",
  oidcPath: "/accounts/staff/oidc",
  clientId: "marsa-office",
  redirectUri: () => `${officeOrigin()}/office/return`,
  cookies: {
    session: "marsa_staff_account",
    login: "marsa_staff_login",
    resume: "marsa_staff_login_resume",
    browser: "marsa_staff_browser",
    device: "marsa_staff_device",
  },
  external: () => config.staffAccounts,
  purposes: { client: "oidc client of staff", cookies: "staff account cookies" },
  // Every login begins with the password; the session is there for adding a passkey right after it.
  sessionSeconds: 10 * 60,
};

/** Whose an account with this issuer is. */
export function audienceOfIssuer(issuer: string): Audience {
  return issuer === staffIssuer ? staff : customers;
}

/** Whose an address below the origin is. */
export function audienceOf(path: string): Audience {
  return /^\/accounts\/staff(\/|\?|$)/.test(path) ? staff : customers;
}
