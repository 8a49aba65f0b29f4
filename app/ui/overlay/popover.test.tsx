import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../../tests/components/render.tsx";
import { InfoTip } from "./info-tip.tsx";
import { closePopoverAround, Popover } from "./popover.tsx";

const tip = (
  <div className="h-[300vh]">
    <InfoTip title="Effective rate" text="What the loan really costs." />
    <p>Elsewhere</p>
  </div>
);

async function openTip() {
  const screen = await render(tip);
  const button = screen.getByRole("button", { name: "Effective rate" });
  await button.click();
  const panel = screen.getByRole("dialog", { name: "Effective rate" });
  await expect.element(panel).toBeVisible();
  return { screen, button, panel };
}

it("opens below its button by the keyboard, and Escape gives the focus back", async () => {
  const screen = await render(tip);
  const button = screen.getByRole("button", { name: "Effective rate" });
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("What the loan really costs.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByText("What the loan really costs.")).not.toBeVisible();
  await expect.element(button).toHaveFocus();
});

it("a press elsewhere closes it", async () => {
  const { screen, panel } = await openTip();
  await screen.getByText("Elsewhere").click();
  await expect.poll(() => panel.query()).toBeNull();
});

it("scrolling the page closes it, a page that settles does not", async () => {
  const { panel } = await openTip();
  window.scrollTo(0, 4);
  await expect.element(panel).toBeVisible();
  window.scrollTo(0, 200);
  await expect.poll(() => panel.query()).toBeNull();
});

it("without a title it says what it is", async () => {
  const screen = await render(<InfoTip text="Umm al-Qura" />, { language: "ar" });
  await expect.element(screen.getByRole("button", { name: "معلومات" })).toBeVisible();
});

it("stays open while the page scrolls under a dialog in it", async () => {
  await render(
    <div className="h-[300vh]">
      <button type="button" popoverTarget="menu">
        Menu
      </button>
      <Popover id="menu" label="Menu">
        <dialog open>Sure?</dialog>
      </Popover>
    </div>,
  );
  await page.getByRole("button", { name: "Menu" }).click();
  window.scrollTo(0, 300);
  await expect.element(page.getByText("Sure?")).toBeVisible();
});

it("is closed by what was chosen in it", async () => {
  const screen = await render(
    <>
      <button type="button" popoverTarget="menu">
        Menu
      </button>
      <Popover id="menu" label="Menu">
        <button type="button" onClick={({ currentTarget }) => closePopoverAround(currentTarget)}>
          Log out
        </button>
      </Popover>
    </>,
  );
  await screen.getByRole("button", { name: "Menu" }).click();
  await screen.getByRole("button", { name: "Log out" }).click();
  await expect.element(screen.getByText("Log out")).not.toBeVisible();
});
