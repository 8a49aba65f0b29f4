import { expect, test } from "vitest";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import { Button } from "./button.tsx";

test("a key is said by its attribute and is no part of the name", async () => {
  const { getByRole } = await renderOffice(
    <>
      <Button shortcut="C">Confirm</Button>
      <Button>Print</Button>
    </>,
  );
  const confirm = getByRole("button", { name: "Confirm", exact: true });
  await expect.element(confirm).toHaveTextContent("ConfirmC");
  await expect.element(confirm).toHaveAttribute("aria-keyshortcuts", "C");
  await expect.element(getByRole("button", { name: "Print" })).not.toHaveAttribute("aria-keyshortcuts");
});
