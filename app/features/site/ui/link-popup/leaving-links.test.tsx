import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../../../../tests/components/render.tsx";
import { settled } from "../../../../../tests/components/settled.ts";
import { watchLeaving } from "../../../../../tests/components/watch-leaving.ts";
import { LeavingLinks } from "./leaving-links.tsx";

const texts = {
  host: "marsa.example",
  image: "/images/demo/yard.webp",
  imageAlt: "",
  title: "You leave this site",
  subText: "We go there in {seconds} seconds.",
  continueLabel: "Go now",
  stayLabel: "Stay here",
  redirectAfterMs: 600_000,
};

const page = (redirectAfterMs = texts.redirectAfterMs) => (
  <>
    <a href="https://marsa.example/about">About the company</a>
    <a href="https://other.example/" onClick={(event) => event.preventDefault()}>
      Somewhere else
    </a>
    <LeavingLinks texts={{ ...texts, redirectAfterMs }} />
  </>
);

async function opened(redirectAfterMs?: number) {
  const screen = await render(page(redirectAfterMs));
  const link = screen.getByRole("link", { name: "About the company" });
  await link.click();
  const popup = screen.getByRole("dialog", { name: "You leave this site" });
  await expect.element(popup).toBeVisible();
  return { screen, link, popup };
}

it("warns before the company's main site, with the focus on staying", async () => {
  const { screen, link, popup } = await opened();
  await expect.element(screen.getByRole("button", { name: "Stay here" })).toHaveFocus();
  await expect
    .element(popup)
    .toHaveAccessibleDescription(/We go there in 600 seconds\.|We go there in 59\d seconds\./);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => popup.query()).toBeNull();
  await expect.element(link).toHaveFocus();
});

it("counts aloud until a key or the pointer moves in it", async () => {
  const { screen, popup } = await opened();
  const text = screen.getByText(/seconds\.$/);
  popup.element().dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
  await expect.element(text).toHaveAttribute("aria-live", "off");
});

it("only its buttons close it", async () => {
  const { popup } = await opened(0);
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Escape}");
  await expect.element(popup).toBeVisible();
});

describe("a warning that counts", () => {
  const time = { toFake: ["setInterval", "clearInterval", "performance"] } as const;
  const arrived = "https://marsa.example/about";

  it("leaves by itself when its seconds are over", async () => {
    const left = watchLeaving();
    vi.useFakeTimers({ ...time, toFake: [...time.toFake] });
    await opened(3_000);
    vi.advanceTimersByTime(2_800);
    expect(left).toEqual([]);
    vi.advanceTimersByTime(400);
    await expect.poll(() => left.map(({ href }) => href)).toEqual([arrived]);
  });

  it.each(["{Escape}", "{Tab}"])("never leaves once %s has stopped it", async (key) => {
    const left = watchLeaving();
    vi.useFakeTimers({ ...time, toFake: [...time.toFake] });
    const { screen, popup } = await opened(3_000);
    await userEvent.keyboard(key);
    await expect.element(screen.getByText(/seconds\.$/)).toHaveAttribute("aria-live", "off");
    vi.advanceTimersByTime(10_000);
    await settled();
    expect(left).toEqual([]);
    await expect.element(popup).toBeVisible();
  });

  it("leaves at once on request", async () => {
    const left = watchLeaving();
    const { screen } = await opened();
    await screen.getByRole("button", { name: "Go now" }).click();
    await expect.poll(() => left.map(({ href }) => href)).toEqual([arrived]);
  });
});

it("leaves other links, and presses for a new tab, to the browser", async () => {
  const screen = await render(page());
  await screen.getByRole("link", { name: "Somewhere else" }).click();
  const link = screen.getByRole("link", { name: "About the company" }).element();
  const stop = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener("click", stop, { once: true });
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(stop).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("dialog").query()).toBeNull();
});
