import { expect, test } from "vitest";
import { siteWords } from "#app/features/site/words.ts";
import { testProgram } from "../../factories/program/test-program.ts";

/* Pages that everybody may see and that their scripts alone can finish, as the program writes them. */
const program = testProgram();

test.each(["/test-drive", "/test-drive-confirmation", "/service-confirmation"])(
  "%s says without scripts what it needs, with a way to call and to load again",
  async (path) => {
    for (const language of ["en", "ar"] as const) {
      const page = await (await fetch(`${program.address}${path}?lang=${language}`)).text();
      const words = siteWords.of(language);
      const [, section = ""] = /<section class="shown-without-scripts(.*?)<\/section>/s.exec(page) ?? [];
      for (const text of [words.needsScriptsTitle, words.needsScriptsText, words.reload, 'href="tel:+974'])
        expect(section).toContain(text);
    }
  },
);
