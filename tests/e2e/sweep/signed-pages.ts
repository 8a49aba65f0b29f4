import type { SweptGroup } from "./pages.ts";

/** What the links of mails open, for customers and for staff, without signing in. */
export const signedPages: readonly SweptGroup[] = [
  {
    name: "behind links of mails",
    pages: [
      { route: "/visit/:token", address: "/visit/{visit}" },
      { route: "/visit/:token/change", address: "/visit/{visit}/change" },
      { route: "/visit/:token/cancel", address: "/visit/{visit}/cancel" },
      { route: "/visit/*", address: "/visit/none", status: 404 },
      { route: "/drive/:token", address: "/drive/{drive}" },
      { route: "/drive/:token/change", address: "/drive/{drive}/change" },
      { route: "/drive/:token/cancel", address: "/drive/{drive}/cancel" },
      { route: "/drive/:token/license", address: "/drive/{drive}/license" },
      { route: "/showroom/:token", address: "/showroom/{showroom}" },
      { route: "/showroom/:token/change", address: "/showroom/{showroom}/change" },
      { route: "/link-request/:token", address: "/link-request/{link}" },
      { route: "/paper/:token", address: "/paper/{paper}" },
      { route: "/paper/*", address: "/paper/none", status: 404 },
    ],
  },
];
