import { beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { settled } from "../../../../../tests/components/settled.ts";
import { hoverLeaveMs, hoverRestMs } from "../../rules/shell-timing.ts";
import { drawerContents, header, profileMenu } from "../shell-examples.ts";
import { Header } from "./header.tsx";

const page = (
  <>
    <Header
      content={header}
      picture="dark"
      account={null}
      quickLinks={profileMenu.loginMenu}
      hasRibbon={false}
      sections={undefined}
    />
    <main>
      <p className="mt-[90vh]">Below</p>
    </main>
  </>
);

beforeEach(() => {
  answerCalls({ "/menu/contents": Response.json(drawerContents) });
});

const show = (at = "/news?lang=en", width = 1280) => render(page, { at, width });
type Screen = Awaited<ReturnType<typeof show>>;
const tab = (screen: Screen, name: string) => screen.getByRole("navigation").getByRole("button", { name });

/** What a mouse or a finger does over an element, at the time that the test chooses. */
function pointer(
  type: "over" | "move" | "out",
  element: Element,
  pointerType = "mouse",
  relatedTarget: Element | null = null,
) {
  element.dispatchEvent(
    new PointerEvent(`pointer${type}`, { bubbles: true, cancelable: true, pointerType, relatedTarget }),
  );
}

describe("a pointer over a tab", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });

  it("opens its drawer once it rests", async () => {
    const screen = await show();
    pointer("move", tab(screen, "Service").element());
    vi.advanceTimersByTime(hoverRestMs - 1);
    await settled();
    await expect.element(tab(screen, "Service")).toHaveAttribute("aria-expanded", "false");
    vi.advanceTimersByTime(1);
    await expect.element(tab(screen, "Service")).toHaveAttribute("aria-expanded", "true");
  });

  it("opens nothing when it only passes", async () => {
    const screen = await show();
    const service = tab(screen, "Service").element();
    pointer("move", service);
    vi.advanceTimersByTime(hoverRestMs - 10);
    pointer("out", service, "mouse", screen.getByRole("banner").element());
    vi.advanceTimersByTime(1_000);
    await settled();
    await expect.element(tab(screen, "Service")).toHaveAttribute("aria-expanded", "false");
  });

  it("opens nothing where a tab comes to stand under it, as after a change of the language", async () => {
    const screen = await show();
    pointer("over", tab(screen, "Service").element());
    vi.advanceTimersByTime(1_000);
    await settled();
    await expect.element(tab(screen, "Service")).toHaveAttribute("aria-expanded", "false");
  });

  it("opens nothing when it is a finger: that presses", async () => {
    const screen = await show();
    pointer("move", tab(screen, "Service").element(), "touch");
    vi.advanceTimersByTime(1_000);
    await settled();
    await expect.element(tab(screen, "Service")).toHaveAttribute("aria-expanded", "false");
  });

  it("closes it a moment after it has left the header, unless it comes back", async () => {
    const screen = await show();
    const service = tab(screen, "Service").element();
    const main = screen.getByRole("main").element();
    pointer("move", service);
    vi.advanceTimersByTime(hoverRestMs);
    await expect.element(tab(screen, "Service")).toHaveAttribute("aria-expanded", "true");
    pointer("out", service, "mouse", main);
    vi.advanceTimersByTime(hoverLeaveMs - 10);
    pointer("out", main, "mouse", screen.getByRole("banner").element());
    vi.advanceTimersByTime(1_000);
    await settled();
    await expect.element(tab(screen, "Service")).toHaveAttribute("aria-expanded", "true");
    pointer("out", screen.getByRole("banner").element(), "mouse", main);
    vi.advanceTimersByTime(hoverLeaveMs);
    await expect.element(tab(screen, "Service")).toHaveAttribute("aria-expanded", "false");
  });

  it("Escape closes it also where the focus is elsewhere", async () => {
    const screen = await show();
    pointer("move", tab(screen, "Service").element());
    vi.advanceTimersByTime(hoverRestMs);
    await expect.element(tab(screen, "Service")).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}");
    await expect.element(tab(screen, "Service")).toHaveAttribute("aria-expanded", "false");
  });
});

it("a press on what hovering has opened pins it: it stays when the pointer leaves", async () => {
  const screen = await show();
  await userEvent.hover(tab(screen, "Service"));
  await expect.element(tab(screen, "Service")).toHaveAttribute("aria-expanded", "true");
  await tab(screen, "Service").click();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  pointer("out", tab(screen, "Service").element(), "mouse", screen.getByRole("main").element());
  vi.advanceTimersByTime(1_000);
  await settled();
  await expect.element(tab(screen, "Service")).toHaveAttribute("aria-expanded", "true");
});

it("pages that content names stand in the bar, and the one that is shown says so", async () => {
  const screen = await show("/book-a-service?lang=en", 1600);
  const link = screen.getByRole("navigation").getByRole("link", { name: "Book a service" });
  await expect.element(link).toHaveAttribute("href", "/book-a-service?lang=en");
  await expect.element(link).toHaveAttribute("aria-current", "page");
});

it("the last tab's next is the first", async () => {
  const screen = await show();
  (tab(screen, "Service").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab(screen, "Models")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(tab(screen, "Service")).toHaveFocus();
});

it("is transparent over a picture, and filled while a drawer is open", async () => {
  const { style } = document.documentElement;
  style.setProperty("--brand-ground", "white");
  const screen = await show();
  const ground = () => getComputedStyle(screen.getByRole("banner").element()).backgroundColor;
  await expect.poll(ground).toBe("rgba(0, 0, 0, 0)");
  await tab(screen, "Service").click();
  await expect.poll(ground).toBe("rgb(255, 255, 255)");
  style.removeProperty("--brand-ground");
});
