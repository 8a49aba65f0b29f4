import type { BrowserContextOptions } from "@playwright/test";
import { demoMember } from "#db/seed/demo/demo-staff.ts";
import { expect } from "../journey.ts";
import { test as withOffice } from "../office/day-program.ts";
import { openOffice } from "../office/office-steps.ts";
import { madeInvitation, recordsOfOffice } from "./made.ts";
import { officePages } from "./office-pages.ts";
import { visitorOf } from "./people.ts";
import { enteredInOffice, namedInArabic } from "./same-in-both.ts";
import { sweep } from "./sweep.ts";

type State = Exclude<BrowserContextOptions["storageState"], string | undefined>;

/** A code of a second factor counts once, so a member signs in once for all languages. */
const test = withOffice.extend<object, { signedIn: Map<string, State> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed
  signedIn: [async ({}, use) => use(new Map()), { scope: "worker" }],
});

for (const { name, login, pages } of officePages)
  for (const language of ["en", "ar"] as const)
    test(`the office, ${name}, ${language}`, async ({ browser, fullOffice, signedIn }) => {
      test.setTimeout(600_000);
      const state = signedIn.get(login);
      const page = await visitorOf(browser, {
        language,
        address: fullOffice.address,
        ...(state && { state }),
      });
      if (state === undefined) {
        await openOffice(page, demoMember(login), { language });
        signedIn.set(login, await page.context().storageState());
      }
      const made = await (login === "maryam" ? recordsOfOffice : madeInvitation)(page, language, fullOffice);
      const never = language === "ar" ? namedInArabic : undefined;
      expect(await sweep(page, pages, { language, made, inBoth: enteredInOffice, never })).toEqual([]);
    });
