import { expect, test } from "../journey.ts";
import { sweptGroups } from "./pages.ts";
import { visitorOf } from "./people.ts";
import { sweep } from "./sweep.ts";

test.describe.configure({ mode: "parallel" });

for (const language of ["en", "ar"] as const)
  for (const { name, pages } of sweptGroups.visitor)
    test(`pages of a visitor, ${name}, ${language}`, async ({ browser }, info) => {
      test.setTimeout(600_000);
      const page = await visitorOf(browser, { language, address: info.project.use.baseURL ?? "" });
      const made = { en: { model: "suhail", nothing: "zzzz" }, ar: { model: "سهيل", nothing: "ظظظظ" } }[
        language
      ];
      expect(await sweep(page, pages, { language, made })).toEqual([]);
    });
