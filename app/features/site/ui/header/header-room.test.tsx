import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { PageSession } from "#app/features/account/session/page-session.ts";
import { SessionContext } from "#app/features/account/session/use-session.ts";
import type { Language } from "#app/i18n/language.ts";
import type { Header as HeaderContent } from "#app/platform/content/header.ts";
import headers from "../../../../../content/demo/header.json" with { type: "json" };
import menus from "../../../../../content/demo/profile-menu.json" with { type: "json" };
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { settled } from "../../../../../tests/components/settled.ts";
import type { ProfileMenu } from "../../content/profile-menu.ts";
import { AccountMenu } from "../account-menu/account-menu.tsx";
import { drawerContents } from "../shell-examples.ts";
import { Header } from "./header.tsx";

const visitor = {
  state: { status: "visitor", leaving: null, isCodeRefused: false },
  subscribe: () => () => undefined,
} as unknown as PageSession;

/** The demo's own texts: they are what has to find room. Its logo is drawn, as no file of it is served here. */
function demoOf(language: Language) {
  const texts = headers.fragments[0]?.[language] as unknown as HeaderContent;
  const logos = texts.logos.map((logo) => {
    const { logoWidth: width, logoHeight: height } = logo;
    const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/>`;
    return { ...logo, logoImage: `data:image/svg+xml,${svg}` };
  });
  return { content: { ...texts, logos }, menu: menus.fragments[0]?.[language] as unknown as ProfileMenu };
}

beforeEach(() => {
  answerCalls({ "/menu/contents": Response.json(drawerContents) });
});

const widths = [320, 390, 768, 1000, 1260, 1280, 1500, 1920];

it.each<Language>(["en", "ar"])(
  "in %s everything in the bar has its room on every screen",
  async (language) => {
    const { content, menu } = demoOf(language);
    const candidates = content.overviewMainpage;
    const screen = await render(
      <SessionContext value={visitor}>
        <Header
          content={content}
          picture={undefined}
          account={<AccountMenu header={content} menu={menu} />}
          quickLinks={menu.loginMenu}
          hasRibbon={false}
          sections={{ candidates, areThere: true }}
        />
      </SessionContext>,
      { language, at: `/news?lang=${language}` },
    );
    await expect.element(screen.getByRole("link", { name: content.loginButtonLabel })).toBeVisible();
    for (const width of widths) {
      await page.viewport(width, 800);
      await settled();
      const { scrollWidth, clientWidth } = document.documentElement;
      expect(scrollWidth, `wider than ${width} px`).toBeLessThanOrEqual(clientWidth);
      // Beyond 1500 px everything grows with the screen.
      const oneLine = 3 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const wrapped = [...document.querySelectorAll("header :is(a, button)")].filter(
        (entry) => entry.getBoundingClientRect().height > oneLine,
      );
      expect(
        wrapped.map(({ textContent }) => textContent),
        `wrapped at ${width} px`,
      ).toEqual([]);
    }
  },
);
