import { useState } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { render } from "../../../tests/components/render.tsx";
import { TabList } from "./tab-list.tsx";

const tabs = [
  { id: "a", label: "Sedans" },
  { id: "b", label: "SUVs" },
  { id: "c", label: "Vans" },
];

function Tabs({ onChoose = () => undefined }: { onChoose?: (id: string) => void }) {
  const [active, setActive] = useState("a");
  const choose = (id: string) => {
    setActive(id);
    onChoose(id);
  };
  return <TabList label="Body types" tabs={tabs} active={active} onChoose={choose} prefix="cars" />;
}

it.each<[Language, string, string]>([
  ["en", "{ArrowRight}", "SUVs"],
  ["en", "{ArrowLeft}", "Vans"],
  ["ar", "{ArrowLeft}", "SUVs"],
  ["ar", "{ArrowRight}", "Vans"],
  ["en", "{End}", "Vans"],
])("in %s %s goes to %s", async (language, key, to) => {
  const screen = await render(<Tabs />, { language });
  await userEvent.tab();
  await expect.element(screen.getByRole("tab", { name: "Sedans" })).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.element(screen.getByRole("tab", { name: to })).toHaveFocus();
  await expect.element(screen.getByRole("tab", { name: to, selected: true })).toBeVisible();
});

it("Home goes back to the first, other keys go nowhere", async () => {
  const onChoose = vi.fn();
  const screen = await render(<Tabs onChoose={onChoose} />);
  await screen.getByRole("tab", { name: "Vans" }).click();
  await userEvent.keyboard("x{Home}");
  await expect.element(screen.getByRole("tab", { name: "Sedans" })).toHaveFocus();
  expect(onChoose.mock.calls).toEqual([["c"], ["a"]]);
});

it("is one stop of the Tab key", async () => {
  const screen = await render(
    <>
      <Tabs />
      <button type="button">After</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "After" })).toHaveFocus();
});

it("each tab names the panel that it controls", async () => {
  const screen = await render(<Tabs />);
  const tab = screen.getByRole("tab", { name: "SUVs" });
  await expect.element(tab).toHaveAttribute("aria-controls", "cars-panel-b");
  await expect.element(tab).toHaveAttribute("id", "cars-tab-b");
});

it("a tab that sends a form does so before the scripts only", async () => {
  const onSubmit = vi.fn();
  const onChoose = vi.fn();
  const sends = (value: string) => ({ form: "choices", name: "body", value });
  const screen = await render(
    <form id="choices" onSubmit={onSubmit}>
      <TabList {...{ label: "Body types", tabs, active: "a", onChoose, prefix: "cars", sends }} />
    </form>,
  );
  const tab = screen.getByRole("tab", { name: "SUVs" });
  await expect.element(tab).toHaveAttribute("type", "submit");
  await tab.click();
  expect(onChoose).toHaveBeenCalledWith("b");
  expect(onSubmit).not.toHaveBeenCalled();
});
