import type { FragmentToPublish } from "./server/publish-fragments.server.ts";

/** A small, complete profile menu for tests: one fragment whose title tells publishes apart. */
export function profileMenuFragment(titles: { en?: string; ar?: string }): FragmentToPublish {
  const { en, ar } = titles;
  return {
    model: "profile-menu",
    key: "main",
    shared: {},
    texts: {
      ...(en === undefined ? {} : { en: saying(en) }),
      ...(ar === undefined ? {} : { ar: saying(ar) }),
    },
  };
}

function saying(title: string) {
  return {
    logoutMenuButtonLabel: "Sign out",
    logoutPopupTitle: title,
    logoutPopupSubtext: "Until soon",
    logoutPopupButtonOneLabel: "Yes",
    logoutPopupButtonTwoLabel: "No",
    loginMenu: [],
    profileMenu: [{ label: "Dashboard", url: "/dashboard", icon: "dashboard" }],
  };
}
