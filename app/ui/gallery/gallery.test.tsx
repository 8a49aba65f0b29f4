import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../tests/components/render.tsx";
import { PictureSlider } from "./picture-slider.tsx";

const pictures = ["front", "side", "rear"].map((name) => ({
  wide: `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='4' height='3' id='${name}'/>`,
  width: 400,
  height: 300,
  alt: `Suhail, ${name}`,
}));

const slider = (onMove?: (button: "next" | "previous", index: number) => void) => (
  <PictureSlider pictures={pictures} title="Suhail" sizes="50vw" {...(onMove && { onMove })} />
);

type Screen = Awaited<ReturnType<typeof render>>;
const current = () => document.querySelector(".thumbnails [aria-current]")?.getAttribute("aria-label");
const expand = (screen: Screen) => screen.getByRole("button", { name: /^(Open full screen|عرض بملء)/ });

describe("pictures on a page", () => {
  it.each<[Language, string, string]>([
    ["en", "Next picture", "2 of 3"],
    ["ar", "الصورة التالية", "2 من 3"],
  ])("in %s an arrow shows the next one and marks its small picture", async (language, next, place) => {
    const onMove = vi.fn();
    const screen = await render(slider(onMove), { language });
    await screen.getByRole("button", { name: next }).click();
    await expect.poll(current).toBe(place);
    expect(onMove).toHaveBeenCalledWith("next", 1);
  });

  it.each<[Language, string]>([
    ["en", "{ArrowRight}"],
    ["ar", "{ArrowLeft}"],
  ])("in %s %s goes along the line of reading", async (language, key) => {
    const screen = await render(slider(), { language });
    (screen.getByRole("list").first().element() as HTMLElement).focus();
    await userEvent.keyboard(key);
    await expect.poll(current).toMatch(/^2/);
  });

  it("only the picture in view can be pressed or read", async () => {
    const screen = await render(slider());
    await screen.getByRole("button", { name: "3 of 3" }).click();
    await expect
      .poll(() =>
        [...document.querySelectorAll<HTMLElement>(".picture-slider-track li")].map(({ inert }) => inert),
      )
      .toEqual([true, true, false]);
  });

  it("at an end the arrow is off but keeps the focus", async () => {
    const screen = await render(slider());
    const next = screen.getByRole("button", { name: "Next picture" });
    await next.click();
    await next.click();
    await expect.element(next).toHaveAttribute("aria-disabled", "true");
    await expect.element(next).toHaveFocus();
  });

  it("a swipe is followed", async () => {
    const onMove = vi.fn();
    await render(slider(onMove));
    const track = document.querySelector(".picture-slider-track") as HTMLElement;
    track.scrollTo({ left: track.clientWidth, behavior: "instant" });
    await expect.poll(current).toBe("2 of 3");
    expect(onMove).toHaveBeenCalledExactlyOnceWith("next", 1);
  });
});

describe("full screen", () => {
  async function opened(language: Language = "en") {
    const screen = await render(slider(), { language, at: "/vehicle/suhail?trim=glx" });
    await expand(screen).click();
    const dialog = screen.getByRole("dialog", { name: "Suhail" });
    await expect.element(dialog).toBeVisible();
    return { screen, dialog };
  }

  it("its place stands in the address, beside what else stands there", async () => {
    const { screen } = await opened();
    expect(screen.router.state.location.search).toBe("?trim=glx&picture=1");
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(() => screen.router.state.location.search).toBe("?trim=glx&picture=2");
  });

  it("Escape closes it, gives the focus back and leaves no entry in the history", async () => {
    const { screen, dialog } = await opened();
    await userEvent.keyboard("{End}");
    await expect.poll(() => screen.router.state.location.search).toBe("?trim=glx&picture=3");
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => dialog.query()).toBeNull();
    expect(screen.router.state.location.search).toBe("?trim=glx");
    await expect.element(expand(screen)).toHaveFocus();
  });

  it("goes on to the last picture where the device draws nothing for a while after the key", async () => {
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
    const { screen } = await opened();
    const track = document.querySelector<HTMLElement>("dialog[open] .gallery-track");
    if (track === null) return expect.unreachable();
    const frames: FrameRequestCallback[] = [];
    const drawing = vi.spyOn(window, "requestAnimationFrame").mockImplementation((step) => frames.push(step));
    await userEvent.keyboard("{End}");
    await expect.poll(() => track.style.scrollSnapType).toBe("none");
    // The movement before it has just come to rest.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    track.dispatchEvent(new Event("scroll"));
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    drawing.mockRestore();
    for (const step of frames) requestAnimationFrame(step);
    await expect.poll(() => Math.round(Math.abs(track.scrollLeft) / track.clientWidth)).toBe(2);
    expect(screen.router.state.location.search).toBe("?trim=glx&picture=3");
    await expect
      .element(screen.getByRole("dialog").getByRole("button", { name: "Next picture" }))
      .toHaveAttribute("aria-disabled", "true");
  });

  it("going back closes it", async () => {
    const { screen, dialog } = await opened();
    await screen.router.navigate(-1);
    await expect.poll(() => dialog.query()).toBeNull();
  });

  it("an address with a picture opens there, one without such a picture does not", async () => {
    const screen = await render(slider(), { at: "/vehicle/suhail?picture=3" });
    await expect.element(screen.getByRole("dialog").getByText("3 of 3")).toBeVisible();
    screen.unmount();
    const other = await render(slider(), { at: "/vehicle/suhail?picture=4" });
    await expect.element(other.getByRole("region", { name: "Suhail" })).toBeVisible();
    expect(other.getByRole("dialog").query()).toBeNull();
  });

  it("keys and buttons magnify; another picture begins whole", async () => {
    const { screen } = await opened();
    const smaller = screen.getByRole("button", { name: "Zoom out" });
    await expect.element(smaller).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("+");
    await screen.getByRole("button", { name: "Zoom in" }).click();
    await expect.element(smaller).toHaveAttribute("aria-disabled", "false");
    const picture = document.querySelector<HTMLElement>(".gallery-track li img");
    expect(picture?.style.transform).toContain("scale(2.56)");
    await userEvent.keyboard("{ArrowDown}");
    expect(picture?.style.transform).toContain("-60px");
    await screen.getByRole("button", { name: "Next picture" }).last().click();
    await expect.element(smaller).toHaveAttribute("aria-disabled", "true");
  });

  it("says what each picture shows", async () => {
    const { dialog } = await opened("ar");
    await expect.element(dialog.getByText("Suhail, front")).toHaveAttribute("aria-live", "polite");
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(dialog.getByText("Suhail, side")).toBeVisible();
  });

  it("a press with a modifier key leaves the link to the browser", async () => {
    const screen = await render(slider());
    expand(screen)
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true, ctrlKey: true }));
    expect(screen.router.state.location.search).toBe("");
  });
});
