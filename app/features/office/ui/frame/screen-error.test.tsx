import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render as renderInBrowser } from "vitest-browser-react/pure";
import { answerCalls, type CallAnswer } from "../../../../../tests/components/answer-calls.ts";
import { fakeStreams } from "../../../../../tests/components/fake-stream.tsx";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { officeRoutes } from "../../browser/router.tsx";
import { ScreenError } from "./screen-error.tsx";
import { frameWords } from "./words.ts";

const languages = ["en", "ar"] as const;
const missing = new TypeError("Failed to fetch dynamically imported module: /assets/office/people.js");
const ready = { status: "ready" };
beforeEach(() => {
  fakeStreams();
});
const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? "online" : "offline"));
};

/** A screen that broke by an error, with the answers of the server to whether it serves. */
async function showBroken(error: Error, answers: readonly CallAnswer[], language: "en" | "ar" = "en") {
  const calls = answerCalls({ "/readyz": answers });
  const reload = vi.fn();
  const fail = () => Promise.reject(error);
  const broken = {
    path: "/people",
    loader: fail,
    element: <p />,
    errorElement: <ScreenError reload={reload} />,
  };
  const rendered = await renderOffice(null, { routes: [broken], at: "/people", language, width: 390 });
  return { calls, reload, words: frameWords.of(language), rendered };
}

test("a screen that cannot be fetched leaves the menu where it is", async () => {
  const member = { id: "staff-1", name: "Maryam Al Sulaiti", email: "maryam@example.qa" };
  const session = { member, grants: [], device: null, locations: [], counters: [] };
  answerCalls({
    "/office/api/session": session,
    "/office/device": Response.json({ data: null }),
    "/readyz": "offline",
  });
  document.documentElement.lang = "en";
  const router = createMemoryRouter(
    officeRoutes([
      { index: true, element: <h1>My queue</h1> },
      { path: "settings", lazy: () => Promise.reject(missing) },
    ]),
  );
  await renderInBrowser(<RouterProvider router={router} />);
  await expect.element(page.getByRole("heading", { name: "My queue" })).toBeVisible();
  await router.navigate("/settings");
  await expect.element(page.getByRole("heading", { name: frameWords.of("en").screenAway })).toBeVisible();
  expect(page.getByRole("navigation", { name: "Main menu" }).elements()).toHaveLength(1);
});

test.each(languages)(
  "in %s it says that the server is away, and loads once the server answers, not before",
  async (language) => {
    setOnline(true);
    const away = Response.json({ status: "not ready" }, { status: 503 });
    const answers = ["offline", away, ready] as const;
    const { calls, reload, words } = await showBroken(missing, answers, language);
    await expect.element(page.getByRole("heading", { name: words.screenAway })).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    dispatchEvent(new Event("online"));
    await expect.poll(() => calls.length).toBe(2);
    expect(reload).not.toHaveBeenCalled();
    await expect.poll(() => reload.mock.calls.length).toBe(1);
    expect(calls).toHaveLength(3);
  },
);

test.each(languages)("in %s it says that one is offline, and loads with the connection", async (language) => {
  setOnline(false);
  const { reload, words } = await showBroken(missing, ["offline", ready], language);
  await expect.element(page.getByRole("heading", { name: words.screenOffline })).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  setOnline(true);
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});

test("a file that is gone is loaded by one reload; a second time the screen offers it", async () => {
  const first = await showBroken(missing, [ready]);
  await expect.poll(() => first.reload.mock.calls.length).toBe(1);
  first.rendered.unmount();
  const second = await showBroken(missing, [ready]);
  await expect.element(page.getByRole("heading", { name: second.words.broken })).toBeVisible();
  expect(second.reload).not.toHaveBeenCalled();
  await page.getByRole("button", { name: second.words.reload }).click();
  await expect.poll(() => second.reload.mock.calls.length).toBe(1);
});

test("a screen that failed by itself is reloaded when asked for, once the server answers", async () => {
  const { calls, reload, words } = await showBroken(new Error("a bug"), ["offline", ready]);
  await expect.element(page.getByRole("heading", { name: words.broken })).toBeVisible();
  expect(calls).toHaveLength(0);
  await page.getByRole("button", { name: words.reload }).click();
  await expect.element(page.getByRole("heading", { name: words.screenAway })).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});
