import * as z from "zod/mini";
import { defineContentQuery } from "./content-query.ts";
import { type ContentOf, defineModel } from "./define-model.ts";
import { address, labelWithId, logo, pictureAddress, text } from "./fields.ts";

const tab = z.strictObject({
  id: text,
  subTabLabel: text,
  subTabUrl: address,
  tabImage: z.optional(pictureAddress),
  preOwnedModelsLink: z.optional(address),
});

export type Logo = z.infer<typeof logo>;

/** Header content (product/content.md#header-content). */
export const header = defineModel({
  name: "header",
  shared: {
    /**
     * When the systems behind service booking are looked after (product/behavior.md#maintenance-window); the past
     * ones are stored as a record.
     */
    maintenanceWindows: z.optional(
      z.array(
        z.strictObject({ from: z.iso.datetime({ offset: true }), until: z.iso.datetime({ offset: true }) }),
      ),
    ),
  },
  texts: {
    menuLabel: text,
    /** The first is the brand's, in header and footer; a second, the importer's, closes the footer. */
    logos: z.array(logo).check(z.minLength(1)),
    /** `label` is the other language's own name; `hint` says in this language what the switch does. */
    languageSelector: z.strictObject({ label: text, hint: text }),
    overviewLabel: text,
    overviewMainpage: z.array(labelWithId),
    overviewVehiclePage: z.array(labelWithId),
    menuTabFields: z.array(z.strictObject({ fieldLabel: text, tabs: z.array(tab) })),
    /** Which tabs, by label, stand in the bar itself; the menu holds all. */
    subMenuTabsLabels: z.array(text),
    loginButtonLabel: text,
    /** The name of the button with the customer's initials. */
    profileButtonLabel: text,
    maintenanceScheduleMessage: text,
  },
});
export type Header = ContentOf<typeof header>;

export const headerQuery = defineContentQuery({ model: header });
