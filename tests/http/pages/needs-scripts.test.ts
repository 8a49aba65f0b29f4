import { expect, test } from "vitest";
import { siteWords } from "#app/features/site/words.ts";
import { testProgram } from "../../factories/program/test-program.ts";

/* Pages that their scripts alone can finish, as the program writes them. */
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

test.each([
  ["/dashboard", "/find-us"],
  ["/account", "/find-us"],
  ["/book-a-service", "/find-us"],
  ["/cart", "/auto-parts"],
  ["/checkout", "/auto-parts"],
  ["/parts-list", "/auto-parts"],
])("%s says without scripts that it needs a sign-in, with a number and a link to %s", async (path, open) => {
  for (const language of ["en", "ar"] as const) {
    const page = await (await fetch(`${program.address}${path}?lang=${language}`)).text();
    const words = siteWords.of(language);
    const [, section = ""] = /<section class="shown-without-scripts(.*?)<\/section>/s.exec(page) ?? [];
    for (const text of [words.beforeSignInTitle, words.beforeSignInText, words.beforeSignInCall])
      expect(section).toContain(text);
    expect(section).toContain('href="tel:+974');
    expect(section).toContain(`href="${open}?lang=${language}"`);
    expect((await fetch(`${program.address}${open}?lang=${language}`)).status).toBe(200);
  }
});
