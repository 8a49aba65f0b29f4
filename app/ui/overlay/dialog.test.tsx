import { useState } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../../tests/components/render.tsx";
import { Dialog } from "./dialog.tsx";

function Opener({ onClose = () => undefined }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Cancel the visit
      </button>
      <Dialog open={open} onClose={close} title="Sure?" actions={<button type="button">Yes</button>}>
        <p>It cannot be undone.</p>
      </Dialog>
    </>
  );
}

async function opened(onClose?: () => void, language: "en" | "ar" = "en") {
  const screen = await render(<Opener {...(onClose && { onClose })} />, { language });
  const opener = screen.getByRole("button", { name: "Cancel the visit" });
  await opener.click();
  const dialog = screen.getByRole("dialog", { name: "Sure?" });
  await expect.element(dialog).toBeVisible();
  return { screen, opener, dialog };
}

it("is modal: the page behind it takes no focus", async () => {
  const { screen } = await opened();
  await expect.element(screen.getByRole("button", { name: "Close" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Yes" })).toHaveFocus();
  await userEvent.tab();
  expect(document.activeElement?.textContent).not.toBe("Cancel the visit");
});

it.each([["Escape"], ["its button"], ["a press beside it"]])(
  "%s closes it, and the focus goes back",
  async (how) => {
    const onClose = vi.fn();
    const { screen, opener, dialog } = await opened(onClose);
    if (how === "Escape") await userEvent.keyboard("{Escape}");
    else if (how === "its button") await screen.getByRole("button", { name: "Close" }).click();
    else document.elementFromPoint(5, 5)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await expect.poll(() => dialog.query()).toBeNull();
    await expect.element(opener).toHaveFocus();
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

it("a press in it leaves it open", async () => {
  const { screen, dialog } = await opened();
  await screen.getByText("It cannot be undone.").click();
  await expect.element(dialog).toBeVisible();
});

it("keeps its content for the exit animation, without the changes of its parent", async () => {
  const screen = await render(
    <Dialog open onClose={() => undefined} title="Two cars">
      You compare two cars.
    </Dialog>,
  );
  screen.show(
    <Dialog open={false} onClose={() => undefined} title="No car">
      Nothing to compare.
    </Dialog>,
  );
  expect(document.querySelector("dialog")?.textContent).toContain("You compare two cars.");
  await expect.poll(() => document.querySelector("dialog")?.textContent).toBe("");
});

it("speaks Arabic", async () => {
  const { screen } = await opened(undefined, "ar");
  await expect.element(screen.getByRole("button", { name: "إغلاق" })).toBeVisible();
});

it("leaves Escape to what stands in it: a dialog, a popover, a choice of files", async () => {
  const [onClose, onInner] = [vi.fn(), vi.fn()];
  const form = (isInnerOpen: boolean) => (
    <Dialog open onClose={onClose} title="A form">
      <input type="file" aria-label="Papers" />
      <button type="button" popoverTarget="tip">
        More
      </button>
      <div id="tip" popover="auto">
        A tip
      </div>
      <Dialog open={isInnerOpen} onClose={onInner} title="A calendar">
        Days
      </Dialog>
    </Dialog>
  );
  const screen = await render(form(false));
  screen.show(form(true));
  await expect.element(screen.getByRole("dialog", { name: "A calendar" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => onInner.mock.calls.length).toBe(1);
  screen.show(form(false));
  await expect.poll(() => screen.getByRole("dialog", { name: "A calendar" }).query()).toBeNull();
  document.querySelector("input")?.dispatchEvent(new Event("cancel", { bubbles: true }));
  await screen.getByRole("button", { name: "More" }).click();
  await expect.element(screen.getByText("A tip")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByText("A tip")).not.toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
