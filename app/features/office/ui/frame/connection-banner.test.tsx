import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { noteStream } from "../../browser/live/connection.ts";
import { ConnectionBanner } from "./connection-banner.tsx";

afterEach(() => noteStream(undefined));
const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? "online" : "offline"));
};

test("the screen says since when it is not live, as of when it is offline, and nothing once it is live again", async () => {
  setOnline(true);
  await renderOffice(<ConnectionBanner />, { width: 390 });
  const banner = page.getByRole("status").first();
  await expect.element(banner).toBeEmptyDOMElement();
  noteStream(new Date().toISOString());
  await expect.element(banner.getByText(/^Not live since \d+:\d\d\s[ap]m\./)).toBeVisible();
  setOnline(false);
  await expect.element(banner.getByText(/^You are offline. This is as of \d+:\d\d\s[ap]m;/)).toBeVisible();
  setOnline(true);
  noteStream(undefined);
  await expect.element(banner).toBeEmptyDOMElement();
});
