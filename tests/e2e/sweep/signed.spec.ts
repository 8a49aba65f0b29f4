import { noora } from "#db/seed/demo/demo-people.ts";
import { expect, test } from "../journey.ts";
import { textsIn } from "../site-texts.ts";
import { openSignedIn } from "../steps.ts";
import { madeLinks } from "./made.ts";
import { visitorOf } from "./people.ts";
import { signedPages } from "./signed-pages.ts";
import { sweep } from "./sweep.ts";

for (const language of ["en", "ar"] as const)
  for (const { name, pages } of signedPages)
    test(`pages ${name}, ${language}`, async ({ browser }, info) => {
      test.setTimeout(600_000);
      const address = info.project.use.baseURL ?? "";
      const customer = await visitorOf(browser, { language, address });
      await openSignedIn(customer, `/dashboard?lang=${language}`, noora, textsIn(language));
      const made = await madeLinks(customer, language);
      const page = await visitorOf(browser, { language, address });
      expect(await sweep(page, pages, { language, made })).toEqual([]);
    });
