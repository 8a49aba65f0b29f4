import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { answerCalls } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import { diagramExample, InShop, partExample } from "../parts-examples.tsx";
import { DiagramViewer } from "./diagram-viewer.tsx";

const viewer = () => (
  <InShop shop={{ car: "HJR.2024" }}>
    <DiagramViewer
      diagram={diagramExample()}
      actions={(part) => <button type="button">Add {part.number}</button>}
    />
  </InShop>
);
type Screen = Awaited<ReturnType<typeof render>>;
const spot = (screen: Screen, name: string) => screen.getByRole("button", { name, exact: true });
const line = (screen: Screen, name: string) => screen.getByRole("button", { name: new RegExp(`^${name}`) });
const transform = () => document.querySelector<HTMLElement>("[data-zoomed]")?.style.transform;

describe("a drawing and its list", () => {
  it("a number in the drawing unfolds its line, with the part and its action", async () => {
    const screen = await render(viewer());
    await spot(screen, "2: Brake pads").click();
    await expect.element(spot(screen, "2: Brake pads")).toHaveAttribute("aria-pressed", "true");
    await expect.element(line(screen, "2 ?Brake pads")).toHaveAttribute("aria-expanded", "true");
    await expect.element(screen.getByRole("button", { name: "Add 44000HJR01" }).first()).toBeVisible();
  });

  it("a line presses its number, and pressing it again folds it", async () => {
    const screen = await render(viewer());
    await line(screen, "10 Shim").click();
    await expect.element(spot(screen, "10: Shim")).toHaveAttribute("aria-pressed", "true");
    await line(screen, "10 Shim").click();
    await expect.element(spot(screen, "10: Shim")).toHaveAttribute("aria-pressed", "false");
  });

  it("focus on one lights the other", async () => {
    const screen = await render(viewer());
    (spot(screen, "10: Shim").element() as HTMLElement).focus();
    await expect
      .poll(() => document.querySelector("#diagram-line-10")?.getAttribute("data-lit"))
      .toBe("true");
    (line(screen, "2 ?Brake pads").element() as HTMLElement).focus();
    await expect.element(spot(screen, "2: Brake pads")).toHaveAttribute("data-lit", "true");
    await expect.element(spot(screen, "10: Shim")).toHaveAttribute("data-lit", "false");
  });

  it("the keyboard goes through the numbers in their order", async () => {
    const screen = await render(viewer());
    await expect.element(spot(screen, "2: Brake pads")).toBeVisible();
    await userEvent.keyboard("{Tab}");
    await expect.element(spot(screen, "2: Brake pads")).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect.element(spot(screen, "10: Shim")).toHaveFocus();
  });

  it.each<Language>(["en", "ar"])("in %s a number stands where the drawing has it", async (language) => {
    const screen = await render(viewer(), { language });
    const button = spot(screen, "2: Brake pads").element().getBoundingClientRect();
    const sheet = document.querySelector("[data-zoomed]")?.getBoundingClientRect() ?? new DOMRect();
    const across = (button.x + button.width / 2 - sheet.x) / sheet.width;
    const down = (button.y + button.height / 2 - sheet.y) / sheet.height;
    expect(across).toBeCloseTo(300 / 1200, 2);
    expect(down).toBeCloseTo(300 / 900, 2);
  });

  it("keys magnify, move and show the whole again; numbers keep their size", async () => {
    const screen = await render(viewer());
    const button = spot(screen, "2: Brake pads");
    (button.element() as HTMLElement).focus();
    const before = button.element().getBoundingClientRect().width;
    await userEvent.keyboard("+");
    await expect.poll(transform).toContain("scale(1.6)");
    await expect.poll(() => button.element().getBoundingClientRect().width).toBeCloseTo(before, 0);
    const magnified = transform();
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(transform).not.toBe(magnified);
    await userEvent.keyboard("0");
    await expect.poll(transform).toBe("");
  });

  it("keys that magnify the whole page are left to the browser", async () => {
    const screen = await render(viewer());
    const key = (rest: object) => new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...rest });
    const button = spot(screen, "2: Brake pads").element();
    for (const held of [{ ctrlKey: true }, { metaKey: true }])
      expect(button.dispatchEvent(key({ key: "+", ...held }))).toBe(true);
    expect(transform()).toBeFalsy();
    expect(button.dispatchEvent(key({ key: "+" }))).toBe(false);
  });

  it("a zoom button stays at its end, so that the keyboard keeps its place", async () => {
    const screen = await render(viewer());
    const out = screen.getByRole("button", { name: "Zoom out" });
    await expect.element(out).toHaveAttribute("aria-disabled", "true");
    await screen.getByRole("button", { name: "Zoom in" }).click();
    await expect.element(out).not.toHaveAttribute("aria-disabled");
    await screen.getByRole("button", { name: "Show the whole drawing" }).click();
    await expect.poll(transform).toBe("");
  });

  it("on a phone the chosen part and its action stay at the foot of the screen", async () => {
    const screen = await render(viewer(), { width: 390 });
    await spot(screen, "2: Brake pads").click();
    await expect.poll(() => document.querySelector(".action-bar")).not.toBeNull();
    const foot = document.querySelector(".action-bar")?.getBoundingClientRect();
    expect(foot?.bottom).toBeLessThanOrEqual(innerHeight);
  });

  it("without a car says what is missing and opens the choice", async () => {
    answerCalls({});
    const open = vi.fn();
    const screen = await render(
      <InShop shop={{ openChooser: open }}>
        <DiagramViewer diagram={diagramExample()} />
      </InShop>,
    );
    await screen.getByRole("button", { name: "Choose your car" }).click();
    expect(open).toHaveBeenCalledOnce();
    await line(screen, "10 Shim").click();
    await expect.element(screen.getByText(/^Choose your car to see/).nth(1)).toBeVisible();
  });

  it("a number with several parts shows each, and no bar", async () => {
    const [, pads] = diagramExample().hotspots;
    const parts = [partExample(), partExample({ number: "44000HJR09", qualifier: "With tow package" })];
    const hotspots = pads ? [{ ...pads, parts }] : [];
    const screen = await render(
      <InShop shop={{ car: "HJR.2024" }}>
        <DiagramViewer diagram={diagramExample({ hotspots })} actions={() => <span>Action</span>} />
      </InShop>,
    );
    await expect.element(screen.getByText("2 part numbers")).toBeVisible();
    await spot(screen, "2: Brake pads").click();
    await expect.element(screen.getByText("With tow package")).toBeVisible();
    expect(document.querySelector(".action-bar")).toBeNull();
  });
});
