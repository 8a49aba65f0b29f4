import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import demo from "../../../../content/demo/consent.json" with { type: "json" };
import { render } from "../../../../tests/components/render.tsx";
import { readChoice, saveChoice } from "../browser/consent-store.ts";
import { handOverTo, track, waitingEvents } from "../track.ts";
import { AnalyticsRuntime } from "./analytics-runtime.tsx";
import type { ConsentTexts } from "./consent-texts.ts";

const texts: ConsentTexts = {
  ...{ version: 2, title: "May we count?", text: "Without names.", acceptLabel: "Yes", declineLabel: "No" },
  ...{
    detailsLabel: "What is counted",
    choicesLabel: "Privacy choices",
    openText: "You have not chosen yet.",
  },
  ...{ grantedText: "Yes since {date}.", refusedText: "No since {date}." },
  details: [{ title: "Pages", text: "Which are opened." }],
};
const settings = { dataLayer: "testDataLayer", cookies: [], linkNames: {} };
const host = window as unknown as { testDataLayer?: unknown[] };

function page(wanted = 1, shown: Partial<ConsentTexts> = {}) {
  return (
    <>
      <AnalyticsRuntime texts={{ ...texts, ...shown }} settings={settings} wanted={wanted} />
      <main tabIndex={-1}>
        <p>The page</p>
      </main>
    </>
  );
}
const show = (wanted = 1, language: Language = "en") => render(page(wanted), { language });
type Screen = Awaited<ReturnType<typeof show>>;
const question = (screen: Screen) => screen.getByRole("region", { name: "May we count?" });

beforeEach(() => {
  // What the tests before have left waiting is none of this one's.
  handOverTo(() => undefined);
  handOverTo(undefined);
});
afterEach(async () => {
  // A test that consented has begun to send.
  const { stopSending } = await import("../browser/engine.ts");
  stopSending(settings);
  handOverTo(undefined);
  delete host.testDataLayer;
});

describe("the question", () => {
  it("is first in the order of the keyboard, and locks nothing", async () => {
    const screen = await show();
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: /What is counted/ })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: "No" })).toHaveFocus();
    await expect.element(screen.getByText("The page")).toBeVisible();
    expect(screen.getByRole("dialog").query()).toBeNull();
  });

  it.each<Language>(["en", "ar"])("takes one line of the smallest phone in %s", async (language) => {
    const shown = demo.fragments[0]?.[language] as unknown as ConsentTexts;
    const screen = await render(page(1, { ...shown, version: 2 }), { language, width: 320 });
    const banner = screen.getByRole("region", { name: shown.title }).element();
    expect(banner.getBoundingClientRect().height).toBeLessThan(60);
    expect(banner.scrollWidth).toBeLessThanOrEqual(320);
    await expect.poll(() => banner.querySelector("#consent-title")?.getClientRects()).toHaveLength(1);
  });

  it("makes refusing as easy as accepting", async () => {
    const screen = await show();
    const boxOf = (name: string) => screen.getByRole("button", { name }).element().getBoundingClientRect();
    const lookOf = (name: string) => {
      const style = getComputedStyle(screen.getByRole("button", { name }).element());
      return [style.color, style.backgroundColor, style.borderColor, style.fontSize, style.fontWeight];
    };
    expect(lookOf("No")).toEqual(lookOf("Yes"));
    expect(boxOf("No").width).toBeCloseTo(boxOf("Yes").width, 0);
    expect(boxOf("No").height).toBe(boxOf("Yes").height);
  });

  it.each([
    ["No", "refused"],
    ["Yes", "granted"],
  ])("answered with %s is %s, goes away and gives the keyboard to the page", async (label, answer) => {
    const screen = await show();
    await screen.getByRole("button", { name: label }).click();
    await expect.poll(() => question(screen).query()).toBeNull();
    expect(readChoice()).toMatchObject({ answer, version: 2 });
    await expect.element(screen.getByRole("main")).toHaveFocus();
  });

  it("that has changed since is put again", async () => {
    saveChoice("granted", 1);
    const screen = await show();
    await expect.element(question(screen)).toBeVisible();
    screen.show(page(1, { version: 1 }));
    await expect.poll(() => question(screen).query()).toBeNull();
  });

  it("that another tab has answered goes away here, too", async () => {
    const screen = await show();
    await expect.element(question(screen)).toBeVisible();
    const choice = { answer: "refused", at: "2026-11-01T09:00:00Z", version: 2 };
    localStorage.setItem("marsa.consent", JSON.stringify(choice));
    window.dispatchEvent(new StorageEvent("storage", { key: "marsa.consent" }));
    await expect.poll(() => question(screen).query()).toBeNull();
  });
});

describe("events", () => {
  it("wait in this page until there is a choice", async () => {
    await show();
    track({ event: "login" });
    expect(waitingEvents()).toEqual([{ event: "login" }]);
    expect(host.testDataLayer).toBeUndefined();
  });

  it("are dropped after a refusal", async () => {
    const screen = await show();
    track({ event: "login" });
    await screen.getByRole("button", { name: "No" }).click();
    await expect.poll(() => waitingEvents()).toEqual([]);
    track({ event: "logout" });
    expect(waitingEvents()).toEqual([]);
    expect(host.testDataLayer).toBeUndefined();
  });

  it("go to the data layer with consent, those that have waited first", async () => {
    const screen = await show();
    track({ event: "login" });
    await screen.getByRole("button", { name: "Yes" }).click();
    await expect
      .poll(() => host.testDataLayer ?? [])
      .toContainEqual(expect.objectContaining({ event: "login" }));
    expect(waitingEvents()).toEqual([]);
  });
});

describe("a developer's overlay", () => {
  it("says what waits and what was sent, and visitors have none", async () => {
    const before = location.href;
    track({ event: "login" });
    const visitors = await show();
    await expect.element(question(visitors)).toBeVisible();
    expect(visitors.getByRole("region", { name: /^Analytics/ }).query()).toBeNull();
    await visitors.unmount();
    history.replaceState(history.state, "", "?debugAnalytics=true");
    const screen = await show();
    const overlay = screen.getByRole("region", { name: /^Analytics/ });
    await expect
      .element(overlay.getByRole("listitem").first())
      .toMatchTextContent(/^login.*waits for a choice/);
    await screen.getByRole("button", { name: "Yes" }).click();
    await expect.element(overlay.getByRole("listitem").last()).toMatchTextContent(/^login.*sent/);
    history.replaceState(history.state, "", before);
  });
});

describe("the privacy choices", () => {
  it.each<[Language, string]>([
    ["en", "Yes since 1 November 2026."],
    ["ar", "Yes since 1 نوفمبر 2026."],
  ])("say in %s how it stands: %s", async (language, words) => {
    const choice = { answer: "granted", at: "2026-10-31T22:00:00Z", version: 2 };
    localStorage.setItem("marsa.consent", JSON.stringify(choice));
    const screen = await show(2, language);
    const dialog = screen.getByRole("dialog", { name: "Privacy choices" });
    // By the importer's calendar: in the zone of this browser it was still October.
    await expect.element(dialog.getByText(words)).toBeVisible();
    await expect.element(dialog.getByText("Which are opened.")).toBeVisible();
  });

  it("can be changed, and are closed by the change", async () => {
    saveChoice("granted", 2);
    const screen = await show(2);
    const dialog = screen.getByRole("dialog", { name: "Privacy choices" });
    await dialog.getByRole("button", { name: "No" }).click();
    await expect.poll(() => dialog.query()).toBeNull();
    expect(readChoice()).toMatchObject({ answer: "refused" });
  });

  it("open again as often as they are wanted", async () => {
    const screen = await show(2);
    const dialog = screen.getByRole("dialog", { name: "Privacy choices" });
    await expect.element(dialog.getByText("You have not chosen yet.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => dialog.query()).toBeNull();
    screen.show(page(3));
    await expect.element(dialog).toBeVisible();
  });
});
