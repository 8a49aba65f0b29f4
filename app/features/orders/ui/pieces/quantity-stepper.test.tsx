import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../../../../tests/components/render.tsx";
import { QuantityStepper } from "./quantity-stepper.tsx";

interface ShownProps {
  start: number;
  isImmediate: boolean;
  onChange: (value: number) => void;
}

function Shown({ start, isImmediate, onChange }: ShownProps) {
  const [value, setValue] = useState(start);
  const change = (next: number) => {
    onChange(next);
    setValue(next);
  };
  return <QuantityStepper value={value} onChange={change} of="Oil filter" isImmediate={isImmediate} />;
}

async function stepper(start: number, isImmediate = false) {
  const changed = vi.fn();
  const screen = await render(<Shown start={start} isImmediate={isImmediate} onChange={changed} />);
  const field = screen.getByRole("textbox", { name: "Quantity, Oil filter" });
  return { screen, field, changed };
}

describe("the stepper of a quantity", () => {
  it("goes up and down by its buttons and by arrow keys", async () => {
    const { screen, field } = await stepper(2);
    await screen.getByRole("button", { name: "One more, Oil filter" }).click();
    await expect.element(field).toHaveValue("3");
    await field.click();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
    await expect.element(field).toHaveValue("1");
  });

  it.each([
    [1, "One fewer, Oil filter"],
    [99, "One more, Oil filter"],
  ])("ends at %i, where its button says so", async (start, name) => {
    const { screen, changed } = await stepper(start);
    const button = screen.getByRole("button", { name });
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    (button.element() as HTMLElement).click();
    expect(changed).not.toHaveBeenCalled();
  });

  it.each([
    ["12", 12],
    ["٤٢", 42],
    ["0", undefined],
    ["", undefined],
    ["x7", 7],
  ])("typed %j counts as %s once the field is left", async (typed, value) => {
    const { field, changed } = await stepper(3);
    await field.fill(typed);
    expect(changed).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveValue(String(value ?? 3));
    expect(changed.mock.calls).toEqual(value === undefined ? [] : [[value]]);
  });

  it("counts at once where nothing else settles it", async () => {
    const { field, changed } = await stepper(1, true);
    await field.fill("25");
    expect(changed).toHaveBeenLastCalledWith(25);
  });
});
