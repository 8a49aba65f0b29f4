import * as z from "zod/mini";
import { type ContentOf, defineModel } from "../define-model.ts";
import { linkWithIcon, text } from "../fields.ts";

/**
 * Profile menu content (product/content.md#profile-menu). Button one confirms the logout, button two stays signed in.
 */
export const profileMenu = defineModel({
  name: "profile-menu",
  shared: {},
  texts: {
    logoutMenuButtonLabel: text,
    logoutPopupTitle: text,
    logoutPopupSubtext: text,
    logoutPopupButtonOneLabel: text,
    logoutPopupButtonTwoLabel: text,
    /** For visitors who are not signed in. */
    loginMenu: z.array(linkWithIcon),
    /** For signed-in customers, above the logout. */
    profileMenu: z.array(linkWithIcon),
  },
});
export type ProfileMenu = ContentOf<typeof profileMenu>;
