import { describe, expect, it } from "vitest";
import { refusal } from "../../../../tests/components/answer-calls.ts";
import { heldAnswer, heldExample, privacyPath, readingExample, renderPrivacy } from "./privacy-examples.tsx";

describe("the privacy center", () => {
  it("says that it is loading", async () => {
    const { screen, words } = await renderPrivacy({ answers: { [privacyPath]: "pending" } });
    await expect.element(screen.getByRole("heading", { name: words.title })).toBeVisible();
    await expect.element(screen.getByRole("status")).toMatchTextContent("Loading");
    expect(screen.getByText(words.heldTitle).query()).toBeNull();
  });

  it("that cannot be loaded says why, and is loaded by another try", async () => {
    const { screen, words, button } = await renderPrivacy({
      answers: { [privacyPath]: [refusal(429, "too-many-requests"), heldAnswer()] },
    });
    await expect.element(screen.getByRole("alert")).toMatchTextContent(words.notLoaded);
    await button("Try again").click();
    await expect.element(screen.getByText("Service appointments")).toBeVisible();
  });

  it("says in Arabic that there is no connection", async () => {
    const { screen } = await renderPrivacy({ answers: { [privacyPath]: "offline" }, language: "ar" });
    await expect.element(screen.getByRole("alert")).toMatchTextContent("لا يوجد اتصال بالإنترنت.");
  });

  it("is requested and shown in Arabic, and leads to where things are corrected", async () => {
    const { screen, words, calls } = await renderPrivacy({ language: "ar" });
    await expect.element(screen.getByRole("heading", { name: "ما نحتفظ به" })).toBeVisible();
    expect(calls[0]?.url.searchParams.get("lang")).toBe("ar");
    const places = [words.correctAccount, words.correctCars, words.correctDocuments];
    const links = places.map((name) => screen.getByRole("link", { name }).element().getAttribute("href"));
    expect(links).toEqual(["/account?lang=ar", "/dashboard?lang=ar", "/documents?lang=ar"]);
  });
});

describe("what is stored", () => {
  const log = heldExample({ id: "account.session", title: "Sign-ins", isTechnical: true, count: 12 });

  it("is named with its number, its purpose and its time", async () => {
    const { screen } = await renderPrivacy();
    await expect
      .element(screen.getByRole("heading", { name: /^Service appointments/ }))
      .toMatchTextContent("3");
    await expect.element(screen.getByText("To plan the work on your car.")).toBeVisible();
    await expect.element(screen.getByText("Stored: 24 months after the visit")).toBeVisible();
    expect(screen.getByText(/^Technical records/).query()).toBeNull();
  });

  it("as a technical record stands behind its heading", async () => {
    const { screen } = await renderPrivacy({ answers: { [privacyPath]: heldAnswer([log, heldExample()]) } });
    await expect.element(screen.getByText("Service appointments")).toBeVisible();
    await expect.element(screen.getByText("Sign-ins")).not.toBeVisible();
    await screen.getByText("Technical records (1)").click();
    await expect.element(screen.getByText("Sign-ins")).toBeVisible();
  });
});

describe("who opened the documents", () => {
  const path = "/v3/documents/readings";

  it("is no one so far", async () => {
    const { screen, words } = await renderPrivacy();
    await expect.element(screen.getByText(words.readersNone)).toBeVisible();
  });

  it("is named with the document, its page and the moment in Qatar", async () => {
    const readings = [
      readingExample(),
      readingExample({ reader: "export", page: 1 }),
      readingExample({ reader: "customer", documentId: null, type: "qid", at: "2026-11-21T09:30:00.000Z" }),
    ];
    const { screen } = await renderPrivacy({ answers: { [path]: [readings] } });
    const rows = screen.getByRole("listitem").filter({ hasText: /, page \d/ });
    await expect.element(rows.nth(0)).toMatchTextContent(/Our staff.*Sunday, 22 November 2026, 12:30 pm/);
    await expect.element(rows.nth(0)).toMatchTextContent("Driving license, page 1");
    await expect.element(rows.nth(1)).toMatchTextContent(/Your copy.*Driving license, page 2/);
    await expect.element(rows.nth(2)).toMatchTextContent(/You.*QID, page 1/);
  });

  it("is the newest ten until all are wanted, in Arabic", async () => {
    const readings = Array.from({ length: 12 }, (_, page) => readingExample({ page }));
    const { screen, button } = await renderPrivacy({ answers: { [path]: [readings] }, language: "ar" });
    await expect.element(screen.getByText("رخصة القيادة، صفحة 10", { exact: true })).toBeVisible();
    expect(screen.getByText("رخصة القيادة، صفحة 11").query()).toBeNull();
    await button("عرض الكل (12)").click();
    await expect.element(screen.getByText("رخصة القيادة، صفحة 12")).toBeVisible();
    expect(button(/عرض الكل/).query()).toBeNull();
  });

  it("that cannot be loaded leaves the rest of the page, and is loaded by another try", async () => {
    const { screen, words, button } = await renderPrivacy({
      answers: { [path]: [refusal(404, "not-found"), [readingExample()]] },
    });
    await expect.element(screen.getByRole("alert")).toMatchTextContent(words.readersNotLoaded);
    await expect.element(screen.getByText("Service appointments")).toBeVisible();
    await button("Try again").click();
    await expect.element(screen.getByText(/^Our staff/)).toBeVisible();
  });
});
