import * as z from "zod/mini";
import { type ContentOf, defineModel } from "./define-model.ts";
import { address, labelWithId, pictureAddress, text } from "./fields.ts";

const tab = z.strictObject({
  id: text,
  subTabLabel: text,
  subTabUrl: address,
  tabImage: z.optional(pictureAddress),
  preOwnedModelsLink: z.optional(address),
});

/** Header content (specification, section 3). The overview lists stay empty until pages with sections exist. */
export const header = defineModel({
  name: "header",
  shared: {},
  texts: {
    menuLabel: text,
    /** `logoText` is the name set in type beside the emblem. */
    logos: z
      .array(
        z.strictObject({ logoImage: pictureAddress, logoImageAlt: text, logoUrl: address, logoText: text }),
      )
      .check(z.minLength(1)),
    /** `label` is the other language's own name; `hint` says in this language what the switch does. */
    languageSelector: z.strictObject({ label: text, hint: text }),
    overviewLabel: text,
    overviewMainpage: z.array(labelWithId),
    overviewVehiclePage: z.array(labelWithId),
    menuTabFields: z.array(z.strictObject({ fieldLabel: text, tabs: z.array(tab) })),
    subMenuTabsLabels: z.array(text),
    loginButtonLabel: text,
    /** The name of the button with the customer's initials. */
    profileButtonLabel: text,
    maintenanceScheduleMessage: text,
  },
});
export type Header = ContentOf<typeof header>;
