import * as z from "zod/mini";
import { defineContentQuery } from "#app/platform/content/content-query.ts";
import { type ContentOf, defineModel } from "#app/platform/content/define-model.ts";
import { linkWithIcon, text } from "#app/platform/content/fields.ts";

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

export const profileMenuQuery = defineContentQuery({ model: profileMenu });
