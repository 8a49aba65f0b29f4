import type { SweptGroup } from "./pages.ts";

/** The accounts site, for who signs in or registers there, and for a customer who has just signed in. */
export const accountsPages: readonly (SweptGroup & { readonly isSignedIn: boolean })[] = [
  {
    name: "signing in and registering",
    isSignedIn: false,
    pages: [
      {
        route: "/accounts/interaction/:id",
        address: "/accounts/login",
        opens: [{ name: "refused sign-in", isStep: true, presses: ["main button[type=submit]"] }],
      },
      {
        route: "/accounts/interaction/:id/register",
        address: "/accounts/login",
        opens: [
          { name: "register", isStep: true, presses: ["a[href*='/register']"] },
          { name: "refused registration", isStep: true, presses: ["main button[type=submit]"] },
        ],
      },
      {
        route: "/accounts/interaction/:id/forgotten",
        address: "/accounts/login",
        opens: [{ name: "forgotten password", isStep: true, presses: ["a[href*='/forgotten']"] }],
      },
      { route: "/accounts/return", status: 400 },
      { route: "/accounts/confirm", address: "/accounts/confirm?token={confirm}" },
      { route: "/accounts/confirm", address: "/accounts/confirm?token=none", status: 400 },
      { route: "/accounts/reset", address: "/accounts/reset?token={reset}" },
      { route: "/accounts/email", address: "/accounts/email?token=none", status: 400 },
      { route: "/accounts/factor-reset", address: "/accounts/factor-reset?token=none", status: 400 },
      { route: "/accounts/email/undo", address: "/accounts/email/undo?token=none", status: 400 },
      { route: "/accounts/*", address: "/accounts/none", status: 404 },
      { route: "/accounts/staff/interaction/:id", address: "/office" },
    ],
  },
  {
    name: "further factors",
    isSignedIn: true,
    pages: [
      { route: "/accounts/email", address: "/accounts/email?token={email}" },
      { route: "/accounts/factors/authenticator" },
      { route: "/accounts/factors/passkey" },
      { route: "/accounts/logout" },
    ],
  },
];
