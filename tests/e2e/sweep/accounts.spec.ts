import { ownCustomer } from "../account/own-customer.ts";
import { expect, test } from "../journey.ts";
import { textsIn } from "../site-texts.ts";
import { openBySigningIn } from "../steps.ts";
import { accountsPages } from "./accounts-pages.ts";
import { madeMailLinks, madeNewAddress } from "./made-accounts.ts";
import { visitorOf } from "./people.ts";
import { sweep } from "./sweep.ts";

for (const language of ["en", "ar"] as const)
  for (const { name, isSignedIn, pages } of accountsPages)
    test(`the accounts site, ${name}, ${language}`, async ({ browser }, info) => {
      test.setTimeout(600_000);
      const page = await visitorOf(browser, { language, address: info.project.use.baseURL ?? "" });
      const customer = await ownCustomer();
      if (isSignedIn) await openBySigningIn(page, `/account?lang=${language}`, customer, textsIn(language));
      const made = isSignedIn ? await madeNewAddress(page) : await madeMailLinks(page, customer, language);
      expect(await sweep(page, pages, { language, made })).toEqual([]);
    });
