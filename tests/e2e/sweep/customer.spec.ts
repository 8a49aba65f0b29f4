import { noora } from "#db/seed/demo/demo-people.ts";
import { expect, test } from "../journey.ts";
import { textsIn } from "../site-texts.ts";
import { openSignedIn } from "../steps.ts";
import { customerPages } from "./customer-pages.ts";
import { madeForCustomer } from "./made.ts";
import { visitorOf } from "./people.ts";
import { sweep } from "./sweep.ts";

for (const language of ["en", "ar"] as const)
  for (const { name, pages } of customerPages)
    test(`pages of a customer, ${name}, ${language}`, async ({ browser }, info) => {
      test.setTimeout(600_000);
      const page = await visitorOf(browser, { language, address: info.project.use.baseURL ?? "" });
      await openSignedIn(page, `/dashboard?lang=${language}`, noora, textsIn(language));
      const made = await madeForCustomer(page);
      expect(await sweep(page, pages, { language, made })).toEqual([]);
    });
